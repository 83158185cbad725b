/**
 * What regions of the first level are called besides the name that GeoNames has first: their own names, names in other
 * languages, and the codes and abbreviations of addresses. `code=name|name` by the code of GeoNames, a line for each
 * country. Written by hand for this project; the states of the US and the cantons have their codes there already.
 */
export const LOCAL_REGION_NAMES = `
AT 01=Bgld;02=Kärnten;03=Niederösterreich|NÖ;04=Oberösterreich|OÖ;06=Steiermark;07=Tirol;09=Wien
AU 01=ACT;02=NSW;03=NT;04=QLD;05=SA;06=TAS;07=VIC;08=WA
BE BRU=Bruxelles|Brussel|Brüssel|Brussels|Région de Bruxelles-Capitale|Brussels Hoofdstedelijk Gewest;VLG=Vlaanderen|Flandre|Flandern|Vlaams Gewest;WAL=Wallonie|Wallonië|Wallonien|Région wallonne
BR 01=AC;02=AL;03=AP;04=AM;05=BA;06=CE;07=DF|Distrito Federal;08=ES;29=GO;13=MA;14=MT;11=MS;15=MG;16=PA;17=PB;18=PR;30=PE;20=PI;21=RJ;22=RN;23=RS;24=RO;25=RR;26=SC;27=SP;28=SE;31=TO
CA 01=AB|Alta.;02=BC|B.C.|Colombie-Britannique;03=MB|Man.;04=NB|Nouveau-Brunswick;05=NL|Terre-Neuve-et-Labrador;07=NS|Nouvelle-Écosse;08=ON|Ont.;09=PE|PEI;10=QC|Que.;11=SK|Sask.;12=YT;13=NT;14=NU
CH BE=Berne|Berna;BL=Baselland|Basel-Land;BS=Basel-Stadt|Bâle-Ville|Basilea Città;FR=Freiburg|Friburgo;GE=Genève|Genf|Ginevra;GR=Graubünden|Grigioni;LU=Luzern;NE=Neuenburg;SG=St. Gallen|Sankt Gallen|Saint-Gall;TI=Tessin;VD=Waadt;VS=Wallis|Vallese;ZH=Zürich|Zurigo
DE 01=Baden-Württemberg|BW;02=Bayern|Baviera|Bavière|BY;04=Hansestadt Hamburg;05=Hessen|Assia;06=Niedersachsen|Bassa Sassonia|Basse-Saxe;07=Nordrhein-Westfalen|NRW|NW|Renania Settentrionale-Vestfalia|Renania del Norte-Westfalia|Rhénanie-du-Nord-Westphalie;08=Rhineland-Palatinate|Renania-Palatinado;09=Saar;12=Mecklenburg-West Pomerania|Mecklenburg;13=Sachsen|Sajonia|Sassonia;14=Sachsen-Anhalt;15=Thüringen|Turingia;16=Berlin
DK 17=Hovedstaden|Region Hovedstaden;18=Midtjylland;19=Nordjylland;20=Sjælland;21=Syddanmark
ES 07=Illes Balears|Islas Baleares|Baleares;29=Comunidad de Madrid;31=Región de Murcia;32=Navarra|Nafarroa|Comunidad Foral de Navarra;34=Principado de Asturias;51=Andalucía|Andalousie|Andalusien;52=Aragón;53=Canarias|Islas Canarias;54=Castilla-La Mancha;55=Castilla y León;56=Cataluña|Catalunya|Catalogne|Katalonien;59=País Vasco|Euskadi;60=Comunidad Valenciana|Comunitat Valenciana|C. Valenciana
FR 11=IDF|Région parisienne|Ile de France;24=Centre;27=Bourgogne|Franche-Comté;28=Normandie|Normandía;44=Alsace|Lorraine|Champagne-Ardenne;53=Bretagne|Bretaña;75=Nouvelle-Aquitaine|Aquitaine;76=Languedoc-Roussillon|Midi-Pyrénées;84=Rhône-Alpes|Auvergne;93=PACA;94=Corse
GB ENG=Angleterre|Inglaterra|Inghilterra;NIR=N. Ireland;SCT=Schottland|Écosse|Escocia;WLS=Cymru|Pays de Galles|Gales
IT 02=Basilicata;06=Friuli-Venezia Giulia;09=Lombardia|Lombardie|Lombardei;10=Marche;12=Piemonte|Piémont|Piemont;13=Puglia;14=Sardegna|Sardinien;15=Sicilia|Sizilien|Sicile;16=Toscana|Toskana|Toscane;17=Südtirol|Alto Adige|South Tyrol|Trentino;19=Valle d'Aosta
MX 07=Coahuila de Zaragoza;09=Ciudad de México|CDMX|Distrito Federal;15=Estado de México|Edo. de México;19=NL|N.L.;30=Veracruz de Ignacio de la Llave;16=Michoacán de Ocampo
NL 02=Fryslân;06=Noord-Brabant|Brabant;07=Noord-Holland;11=Zuid-Holland
PL 72=Dolnośląskie|Dolny Śląsk;73=Kuyavia-Pomerania;74=Łódzkie;75=Lubelskie;76=Lubuskie;77=Małopolskie|Małopolska;78=Mazowieckie|Mazowsze;79=Opolskie;80=Podkarpackie|Podkarpacie;81=Podlaskie;82=Pomorskie|Pomorze;83=Śląskie|Śląsk;84=Świętokrzyskie;85=Warmińsko-Mazurskie|Mazury;86=Wielkopolskie|Wielkopolska;87=Zachodniopomorskie
PT 09=Algarve;10=Ilha da Madeira;14=Lisboa;17=Oporto;23=Açores
SE 26=Stockholms län;27=Skåne län;28=Västra Götalands län
`;
