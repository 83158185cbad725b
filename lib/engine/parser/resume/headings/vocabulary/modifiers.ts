/**
 * Words that qualify a heading without changing its subject ("Relevant Work Experience", "Ausgewählte Projekte"). A
 * heading may consist only of words of the tables and of these. Separated by spaces; `_` is a space.
 */
export const MODIFIERS = `
  my our his her the a an of in for with as at to on by this is are key core main major selected select relevant related recent current previous past prior other additional further latest most notable
  professional work working career job technical technological personal academic practical general specific special extra full brief short detailed list overview details information info section history record
  scientific industry industrial business commercial corporate clinical legal medical nursing teaching research engineering software it web design management managerial leadership executive administrative marketing sales financial accounting international national local public private
  freelance contract part-time full-time summer student early earlier later further_relevant non-academic formal higher secondary postgraduate graduate undergraduate university college school highest
  known undertaken handled handeled done attended completed obtained acquired received achieved gained possessed set sets during total overall basic existing dates present co chronological order wise
  background experience-related honorary voluntary volunteer social online digital computer hard soft foreign spoken written native latest first second
  mijn de het een van relevante overige andere belangrijkste professionele technische persoonlijke recente huidige
  meine mein die der das von im in als relevante relevanter sonstige sonstiger weitere weiterer wichtige wichtigste ausgewählte berufliche beruflicher persönliche fachliche technische akademische aktuelle bisherige besondere zusätzliche praktische schulische universitäre
  mes mon ma les le la des du de d' en et_autres autres principales principaux professionnelle professionnelles professionnel professionnels technique techniques personnelles personnels académique académiques récentes pertinentes complémentaires faits faites obtenu obtenus obtenue obtenues suivi suivis suivie suivies effectué effectués effectuée effectuées réalisé réalisés réalisées antérieures précédentes acquise acquises
  mis mi los las el la de del en otros otras principales relevante relevantes profesional profesionales técnica técnicas técnicos personales académica académicas académicos laboral laborales complementaria realizado realizados realizada realizadas obtenido obtenidos obtenida obtenidas cursado cursados recibido recibidos adquirida adquiridas anterior anteriores previa previas
  mie mio i le la di del della delle dei degli in altre altri principali professionale professionali tecniche tecnici personali accademiche rilevanti svolta svolte svolti conseguito conseguiti conseguita maturata maturate precedente precedenti
  meus minhas meu minha os as o a de do da dos das em outros outras principais profissional profissionais técnicas técnicos pessoais acadêmica acadêmico académica relevantes realizado realizados realizada realizadas obtido obtidos concluído concluídos adquirida adquiridas anterior anteriores
  moje w z na inne dodatkowe zawodowe wybrane główne techniczne najważniejsze
  min mine mina mitt relevant relevante relevanta øvrig øvrige övrig övriga andre anden annen tidligere tidigare faglig faglige professionel professionell teknisk tekniske tekniska udvalgte utvalgte utvalda
  relevantní odborné profesní další ostatní vybrané moje technické
  relevante profesională profesionale alte principale tehnice personale
  diğer ilgili mesleki profesyonel teknik kişisel
  другие дополнительные основные профессиональные мои ключевые інші додаткові основні професійні мої ключові
`;

/** Words and characters that join two subjects in one heading ("Education & Training"). */
export const JOINTS =
  'and & + / , | en und et y e i og och ja a și si ve και és и та і 和 及 与 與 ・ · 및 와 과 و ו';
