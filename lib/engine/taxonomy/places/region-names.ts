/**
 * First-level regions by country: `code=name|other name`, or only names if addresses use no code. A line for each
 * country. Written by hand for this project.
 */
export const REGION_NAMES = `
US AL=Alabama;AK=Alaska;AZ=Arizona;AR=Arkansas;CA=California|Calif.;CO=Colorado;CT=Connecticut;DE=Delaware;DC=District of Columbia|D.C.;FL=Florida;GA=Georgia;HI=Hawaii;ID=Idaho;IL=Illinois;IN=Indiana;IA=Iowa;KS=Kansas;KY=Kentucky;LA=Louisiana;ME=Maine;MD=Maryland;MA=Massachusetts;MI=Michigan;MN=Minnesota;MS=Mississippi;MO=Missouri;MT=Montana;NE=Nebraska;NV=Nevada;NH=New Hampshire;NJ=New Jersey;NM=New Mexico;NY=New York State|N.Y.;NC=North Carolina;ND=North Dakota;OH=Ohio;OK=Oklahoma;OR=Oregon;PA=Pennsylvania;RI=Rhode Island;SC=South Carolina;SD=South Dakota;TN=Tennessee;TX=Texas;UT=Utah;VT=Vermont;VA=Virginia;WA=Washington State;WV=West Virginia;WI=Wisconsin;WY=Wyoming
CA AB=Alberta;BC=British Columbia;MB=Manitoba;NB=New Brunswick;NL=Newfoundland and Labrador;NS=Nova Scotia;NT=Northwest Territories;NU=Nunavut;ON=Ontario;PE=Prince Edward Island;QC=Quebec|Québec;SK=Saskatchewan;YT=Yukon
AU NSW=New South Wales;VIC=Victoria;QLD=Queensland;WA=Western Australia;SA=South Australia;TAS=Tasmania;ACT=Australian Capital Territory;NT=Northern Territory
GB Greater London|Greater Manchester|West Midlands|West Yorkshire|South Yorkshire|North Yorkshire|East Sussex|West Sussex|Kent|Surrey|Essex|Hertfordshire|Berkshire|Buckinghamshire|Oxfordshire|Cambridgeshire|Norfolk|Suffolk|Hampshire|Dorset|Devon|Cornwall|Somerset|Gloucestershire|Wiltshire|Warwickshire|Worcestershire|Staffordshire|Shropshire|Cheshire|Derbyshire|Nottinghamshire|Leicestershire|Lincolnshire|Northamptonshire|Bedfordshire|Lancashire|Merseyside|Cumbria|Northumberland|County Durham|Tyne and Wear|Midlothian|Lothian|Fife|Middlesex
IE Co. Dublin|County Dublin|Co. Cork|County Cork|Co. Galway|County Galway|Leinster|Munster|Connacht|Co. Kildare|County Kildare|Co. Meath|Co. Wicklow
DE Baden-Württemberg|Bayern|Bavaria|Brandenburg|Hessen|Hesse|Mecklenburg-Vorpommern|Niedersachsen|Lower Saxony|Nordrhein-Westfalen|North Rhine-Westphalia|NRW|Rheinland-Pfalz|Rhineland-Palatinate|Saarland|Sachsen|Saxony|Sachsen-Anhalt|Schleswig-Holstein|Thüringen|Thuringia
AT Niederösterreich|Oberösterreich|Steiermark|Styria|Tirol|Tyrol|Kärnten|Vorarlberg|Burgenland
CH Vaud|Waadt|Valais|Wallis|Ticino|Tessin|Aargau|Thurgau|Graubünden|Solothurn|Jura
FR Île-de-France|Ile de France|Auvergne-Rhône-Alpes|Rhône-Alpes|Provence-Alpes-Côte d'Azur|PACA|Occitanie|Nouvelle-Aquitaine|Hauts-de-France|Grand Est|Bretagne|Brittany|Normandie|Normandy|Pays de la Loire|Bourgogne-Franche-Comté|Centre-Val de Loire|Corse|Hauts-de-Seine|Seine-Saint-Denis|Val-de-Marne|Yvelines|Essonne|Haute-Garonne|Gironde|Loire-Atlantique|Bouches-du-Rhône|Alpes-Maritimes|Isère|Haute-Savoie|Bas-Rhin|Haut-Rhin
BE Vlaanderen|Flanders|Wallonie|Wallonia|Brabant wallon|Vlaams-Brabant|Hainaut|Limburg|Oost-Vlaanderen|West-Vlaanderen
NL Noord-Holland|North Holland|Zuid-Holland|South Holland|Noord-Brabant|North Brabant|Gelderland|Overijssel|Friesland|Fryslân|Drenthe|Flevoland|Zeeland
ES Andalucía|Andalusia|Andalousie|Aragón|Asturias|Principado de Asturias|Illes Balears|Islas Baleares|Balearic Islands|Canarias|Islas Canarias|Canary Islands|Cantabria|Castilla-La Mancha|Castilla y León|Cataluña|Catalunya|Catalonia|Catalogne|Comunidad Valenciana|Comunitat Valenciana|Comunidad de Madrid|Extremadura|Galicia|La Rioja|Navarra|País Vasco|Euskadi|Basque Country|Región de Murcia|Vizcaya|Bizkaia|Guipúzcoa|Gipuzkoa|Álava|Tenerife|Gran Canaria|Mallorca|Ibiza
PT Algarve|Alentejo|Madeira|Açores|Azores
IT Lombardia|Lombardy|Piemonte|Piedmont|Veneto|Lazio|Campania|Toscana|Tuscany|Sicilia|Sicily|Sardegna|Sardinia|Puglia|Apulia|Emilia-Romagna|Liguria|Calabria|Abruzzo|Marche|Umbria|Friuli-Venezia Giulia|Trentino-Alto Adige|Basilicata|Molise|Valle d'Aosta
PL Mazowieckie|Małopolskie|Śląskie|Dolnośląskie|Wielkopolskie|Pomorskie|Łódzkie|Lubelskie|Podkarpackie|Kujawsko-Pomorskie|Zachodniopomorskie|Warmińsko-Mazurskie|Podlaskie|Świętokrzyskie|Lubuskie|Opolskie
BR AC=Acre;AL=Alagoas;AP=Amapá;AM=Amazonas;BA=Bahia;CE=Ceará;DF=Distrito Federal;ES=Espírito Santo;GO=Goiás;MA=Maranhão;MT=Mato Grosso;MS=Mato Grosso do Sul;MG=Minas Gerais;PA=Pará;PB=Paraíba;PR=Paraná;PE=Pernambuco;PI=Piauí;RJ=;RN=Rio Grande do Norte;RS=Rio Grande do Sul;RO=Rondônia;RR=Roraima;SC=Santa Catarina;SP=;SE=Sergipe;TO=Tocantins
MX Nuevo León|Jalisco|Estado de México|Edo. de México|Guanajuato|Quintana Roo|Yucatán|Michoacán|Sinaloa|Sonora|Coahuila|Tamaulipas|Baja California|Baja California Sur|Chiapas|Tabasco|Hidalgo|Tlaxcala|Nayarit|Colima|Guerrero|Morelos
AR Provincia de Buenos Aires|Entre Ríos|Misiones|Chaco|Río Negro|Chubut|Jujuy|Santiago del Estero|Tierra del Fuego
CL Región Metropolitana|Región de Valparaíso|Biobío|Bío-Bío|Araucanía|Los Lagos|Los Ríos
CO Antioquia|Cundinamarca|Valle del Cauca|Atlántico|Santander|Nariño|Risaralda|Quindío|Tolima|Huila|Boyacá|Bolívar|Caldas
IN Andhra Pradesh|Assam|Bihar|Chhattisgarh|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Odisha|Orissa|Rajasthan|Sikkim|Tamil Nadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal|Jammu and Kashmir|Delhi NCR|NCR
PK Sindh|Khyber Pakhtunkhwa|Balochistan|KPK
CN Guangdong|广东|广东省|Zhejiang|浙江|浙江省|Jiangsu|江苏|江苏省|Sichuan|四川|四川省|Shandong|山东|山东省|Hubei|湖北|湖北省|Hunan|湖南|湖南省|Fujian|福建|福建省|Henan|河南|河南省|Hebei|河北|Liaoning|辽宁|Shaanxi|陕西|Anhui|安徽|Jiangxi|江西|Yunnan|云南|Hainan|海南
JP Kanagawa|神奈川県|大阪府|京都府|Hokkaido|北海道|愛知県|福岡県|千葉県|埼玉県|兵庫県|広島県|宮城県|茨城県|静岡県|長野県
KR Gyeonggi|Gyeonggi-do|경기도|강원도|충청남도|충청북도|전라남도|전라북도|경상남도|경상북도|제주도|제주특별자치도
TR Marmara
SE Skåne|Västra Götaland|Östergötland
DK Sjælland|Jylland|Fyn|Hovedstaden
ZA Gauteng|Western Cape|KwaZulu-Natal|Eastern Cape
MY Selangor|Johor|Sabah|Sarawak|Perak|Kedah
PH Luzon|Visayas|Mindanao|Cavite|Laguna
`;
