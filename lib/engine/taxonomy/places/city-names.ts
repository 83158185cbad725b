/**
 * Large and well-known cities by country, in English and in the language of the place; a line for each country.
 * Written by hand for this project; a place that is missing is recognised by its surroundings instead
 * (postal code, region, country). A name that stands for several cities belongs to the first country here.
 */
export const CITY_NAMES = `
US New York|New York City|NYC|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|San Jose|Austin|Jacksonville|Fort Worth|Columbus|Charlotte|San Francisco|Indianapolis|Seattle|Denver|Boston|El Paso|Nashville|Detroit|Oklahoma City|Portland|Las Vegas|Memphis|Louisville|Baltimore|Milwaukee|Albuquerque|Tucson|Fresno|Sacramento|Kansas City|Mesa|Atlanta|Omaha|Colorado Springs|Raleigh|Miami|Long Beach|Virginia Beach|Oakland|Minneapolis|Tulsa|Tampa|Arlington|New Orleans|Wichita|Cleveland|Bakersfield|Anaheim|Honolulu|Riverside|Corpus Christi|Stockton|Irvine|Cincinnati|Newark|Saint Paul|St. Paul|Pittsburgh|Greensboro|St. Louis|Saint Louis|Plano|Lincoln|Anchorage|Orlando|Jersey City|Chandler|Durham|Buffalo|Fort Wayne|Chula Vista|St. Petersburg|Laredo|Madison|Lubbock|Scottsdale|Reno|Gilbert|Norfolk|Fremont|Boise|Baton Rouge|Spokane|Tacoma|Salt Lake City|Des Moines|Rochester|Tallahassee|Knoxville|Providence|Chattanooga|Fort Lauderdale|Ann Arbor|Berkeley|Palo Alto|Mountain View|Sunnyvale|Santa Clara|Cupertino|Menlo Park|Redwood City|San Mateo|Santa Monica|Pasadena|Bellevue|Redmond|Kirkland|Boulder|Provo|Cambridge|Somerville|Worcester|Hartford|New Haven|Stamford|Brooklyn|Manhattan|Queens|Bronx|Hoboken|Princeton|Trenton|Wilmington|Richmond|Alexandria|Bethesda|Silver Spring|Washington|Washington DC|Washington, D.C.|Charleston|Savannah|Birmingham|Huntsville|Little Rock|Jackson|Syracuse|Albany|Ithaca|Burlington|Evanston|Naperville|Dayton|Toledo|Akron|Grand Rapids|Lansing|Bloomington|Champaign|Fargo|Sioux Falls|Billings|Cheyenne|Santa Fe|Tempe|Eugene|Salem|Santa Barbara|Santa Cruz|San Bernardino
CA Toronto|Montreal|Montréal|Vancouver|Calgary|Edmonton|Ottawa|Winnipeg|Mississauga|Brampton|Hamilton|Quebec City|Québec|Surrey|Laval|Halifax|London|Markham|Vaughan|Gatineau|Saskatoon|Kitchener|Waterloo|Burnaby|Windsor|Regina|Richmond Hill|Oakville|Victoria|Sherbrooke|Guelph|St. John's|Kingston|Kelowna|Fredericton|Moncton|Longueuil
GB London|Birmingham|Manchester|Leeds|Glasgow|Liverpool|Sheffield|Edinburgh|Bristol|Cardiff|Leicester|Coventry|Nottingham|Newcastle|Newcastle upon Tyne|Belfast|Brighton|Hull|Plymouth|Stoke-on-Trent|Wolverhampton|Derby|Swansea|Southampton|Portsmouth|Reading|Northampton|Luton|Milton Keynes|Aberdeen|Dundee|York|Oxford|Cambridge|Norwich|Bournemouth|Swindon|Peterborough|Sunderland|Bradford|Exeter|Bath|Cheltenham|Gloucester|Ipswich|Colchester|Guildford|Slough|Warrington|Preston|Blackpool|Bolton|Salford|Croydon|Watford|Stevenage|Inverness|Stirling|Perth|Lancaster|Durham|Canterbury|Chester|Huddersfield
IE Dublin|Cork|Galway|Limerick|Waterford|Drogheda|Dundalk|Kilkenny|Sligo|Maynooth
AU Sydney|Melbourne|Brisbane|Perth|Adelaide|Gold Coast|Canberra|Newcastle|Wollongong|Hobart|Geelong|Townsville|Cairns|Darwin|Toowoomba|Ballarat|Bendigo|Parramatta
NZ Auckland|Wellington|Christchurch|Hamilton|Tauranga|Dunedin|Queenstown|Palmerston North
DE Berlin|Hamburg|München|Munich|Köln|Cologne|Frankfurt|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dortmund|Essen|Bremen|Dresden|Hannover|Hanover|Nürnberg|Nuremberg|Duisburg|Bochum|Wuppertal|Bielefeld|Bonn|Münster|Mannheim|Karlsruhe|Augsburg|Wiesbaden|Mönchengladbach|Gelsenkirchen|Aachen|Braunschweig|Chemnitz|Kiel|Halle|Magdeburg|Freiburg|Freiburg im Breisgau|Krefeld|Mainz|Lübeck|Erfurt|Oberhausen|Rostock|Kassel|Hagen|Potsdam|Saarbrücken|Ludwigshafen|Oldenburg|Leverkusen|Darmstadt|Osnabrück|Solingen|Heidelberg|Paderborn|Regensburg|Ingolstadt|Würzburg|Ulm|Heilbronn|Pforzheim|Göttingen|Wolfsburg|Recklinghausen|Reutlingen|Koblenz|Erlangen|Jena|Trier|Konstanz|Tübingen|Bayreuth|Bamberg|Passau|Marburg|Gießen|Siegen|Fürth|Offenbach|Hildesheim|Cottbus|Schwerin|Weimar|Flensburg
AT Wien|Vienna|Viena|Vienne|Graz|Linz|Salzburg|Innsbruck|Klagenfurt|Villach|Wels|St. Pölten|Dornbirn|Bregenz|Leoben
CH Zürich|Zurich|Zúrich|Genf|Genève|Geneva|Ginebra|Basel|Bâle|Lausanne|Bern|Berne|Winterthur|Luzern|Lucerne|St. Gallen|Lugano|Biel|Fribourg|Zug|Neuchâtel|Sion|Chur|Thun|Schaffhausen
FR Paris|Marseille|Lyon|Toulouse|Nice|Nantes|Montpellier|Strasbourg|Bordeaux|Lille|Rennes|Reims|Saint-Étienne|Le Havre|Toulon|Grenoble|Dijon|Angers|Nîmes|Villeurbanne|Clermont-Ferrand|Aix-en-Provence|Brest|Le Mans|Amiens|Tours|Limoges|Annecy|Perpignan|Metz|Besançon|Orléans|Rouen|Mulhouse|Caen|Nancy|Saint-Denis|Argenteuil|Montreuil|Roubaix|Tourcoing|Avignon|Poitiers|La Rochelle|Pau|Cannes|Antibes|Boulogne-Billancourt|Nanterre|Versailles|Créteil|Courbevoie|Sophia Antipolis|Valence|Chambéry|Troyes|Bayonne|Lorient|Vannes|Quimper|Colmar
BE Bruxelles|Brussels|Brussel|Brüssel|Bruselas|Antwerpen|Antwerp|Anvers|Gent|Ghent|Gand|Charleroi|Liège|Luik|Brugge|Bruges|Namur|Namen|Leuven|Louvain|Mons|Mechelen|Hasselt|Kortrijk|Oostende|Louvain-la-Neuve
NL Amsterdam|Rotterdam|Den Haag|The Hague|'s-Gravenhage|Utrecht|Eindhoven|Groningen|Tilburg|Almere|Breda|Nijmegen|Apeldoorn|Haarlem|Enschede|Arnhem|Amersfoort|Zaandam|Den Bosch|'s-Hertogenbosch|Zwolle|Leiden|Maastricht|Dordrecht|Ede|Delft|Deventer|Leeuwarden|Alkmaar|Venlo|Hilversum|Amstelveen|Hoofddorp|Wageningen|Roosendaal|Helmond|Gouda|Zoetermeer
LU Luxembourg|Luxemburg|Esch-sur-Alzette
ES Madrid|Barcelona|Valencia|València|Sevilla|Seville|Zaragoza|Málaga|Murcia|Palma|Palma de Mallorca|Las Palmas|Las Palmas de Gran Canaria|Bilbao|Bilbo|Alicante|Alacant|Córdoba|Valladolid|Vigo|Gijón|Xixón|L'Hospitalet|L'Hospitalet de Llobregat|Vitoria|Vitoria-Gasteiz|A Coruña|La Coruña|Granada|Elche|Oviedo|Badalona|Terrassa|Cartagena|Jerez|Jerez de la Frontera|Sabadell|Móstoles|Alcalá de Henares|Pamplona|Iruña|Fuenlabrada|Almería|Leganés|San Sebastián|Donostia|Getafe|Burgos|Santander|Castellón|Castellón de la Plana|Albacete|Alcorcón|Logroño|Badajoz|Salamanca|Huelva|Marbella|Lleida|Lérida|Tarragona|León|Cádiz|Jaén|Ourense|Orense|Reus|Girona|Gerona|Santiago de Compostela|Lugo|Cáceres|Toledo|Guadalajara|Ceuta|Melilla|Pontevedra|Mataró|Ciudad Real|Segovia|Ávila|Cuenca|Huesca|Teruel|Soria|Zamora|Palencia|Santa Cruz de Tenerife|San Cristóbal de La Laguna|Sant Cugat|Sant Cugat del Vallès|Alcobendas|Torrejón de Ardoz|Pozuelo de Alarcón|Las Rozas|Majadahonda
PT Lisboa|Lisbon|Lisbonne|Porto|Oporto|Braga|Coimbra|Aveiro|Faro|Setúbal|Funchal|Guimarães|Leiria|Évora|Viseu|Amadora|Almada|Matosinhos|Vila Nova de Gaia|Cascais|Sintra|Oeiras|Viana do Castelo|Covilhã|Santarém
IT Roma|Rome|Milano|Milan|Mailand|Milán|Napoli|Naples|Torino|Turin|Turín|Palermo|Genova|Genoa|Gênes|Bologna|Firenze|Florence|Florenz|Florencia|Bari|Catania|Venezia|Venice|Venedig|Verona|Messina|Padova|Padua|Trieste|Brescia|Parma|Taranto|Prato|Modena|Reggio Calabria|Reggio Emilia|Perugia|Livorno|Ravenna|Cagliari|Foggia|Rimini|Salerno|Ferrara|Sassari|Latina|Monza|Bergamo|Siracusa|Pescara|Trento|Forlì|Vicenza|Bolzano|Novara|Piacenza|Ancona|Udine|Arezzo|Lecce|Pisa|Siena|Como|Varese|Pavia|Cosenza
PL Warszawa|Warsaw|Varsovie|Varsovia|Warschau|Kraków|Krakow|Cracow|Łódź|Lodz|Wrocław|Wroclaw|Breslau|Poznań|Poznan|Gdańsk|Gdansk|Szczecin|Bydgoszcz|Lublin|Białystok|Katowice|Gdynia|Częstochowa|Radom|Toruń|Sosnowiec|Rzeszów|Kielce|Gliwice|Zabrze|Olsztyn|Bielsko-Biała|Bytom|Zielona Góra|Opole|Tychy|Sopot
CZ Praha|Prague|Praga|Prag|Brno|Ostrava|Plzeň|Pilsen|Liberec|Olomouc|České Budějovice|Hradec Králové|Pardubice|Ústí nad Labem|Zlín
SK Bratislava|Košice|Prešov|Žilina|Nitra|Banská Bystrica|Trnava|Trenčín
HU Budapest|Debrecen|Szeged|Miskolc|Pécs|Győr|Nyíregyháza|Kecskemét|Székesfehérvár|Szombathely|Veszprém
RO București|Bucharest|Bucarest|Cluj-Napoca|Cluj|Timișoara|Timisoara|Iași|Iasi|Constanța|Craiova|Brașov|Brasov|Galați|Ploiești|Oradea|Sibiu|Arad|Târgu Mureș|Bacău|Pitești|Suceava
BG Sofia|София|Plovdiv|Пловдив|Varna|Варна|Burgas|Ruse
GR Athens|Αθήνα|Athènes|Athen|Atenas|Thessaloniki|Θεσσαλονίκη|Patras|Πάτρα|Heraklion|Ηράκλειο|Larissa|Volos|Ioannina|Ιωάννινα|Chania|Piraeus|Πειραιάς
TR Istanbul|İstanbul|Estambul|Ankara|Izmir|İzmir|Bursa|Antalya|Adana|Konya|Gaziantep|Mersin|Kayseri|Eskişehir|Samsun|Denizli|Trabzon|Kocaeli|Sakarya|Diyarbakır
RU Moscow|Москва|Moskau|Moscú|Moscou|Saint Petersburg|Санкт-Петербург|Novosibirsk|Новосибирск|Yekaterinburg|Екатеринбург|Kazan|Казань|Nizhny Novgorod|Нижний Новгород|Samara|Самара|Omsk|Омск|Rostov-on-Don|Ростов-на-Дону|Ufa|Уфа|Krasnoyarsk|Красноярск|Voronezh|Воронеж|Perm|Пермь|Volgograd|Волгоград|Saratov|Краснодар|Krasnodar|Tomsk|Томск|Челябинск|Chelyabinsk|Тюмень|Владивосток|Vladivostok|Innopolis
UA Kyiv|Kiev|Київ|Киев|Kharkiv|Харків|Odesa|Odessa|Одеса|Dnipro|Дніпро|Lviv|Львів|Zaporizhzhia|Запоріжжя|Vinnytsia|Вінниця|Poltava|Chernivtsi|Ivano-Frankivsk|Ternopil
BY Minsk|Минск|Мінск|Gomel|Brest|Grodno
DK København|Copenhagen|Kopenhagen|Copenhague|Aarhus|Århus|Odense|Aalborg|Ålborg|Esbjerg|Randers|Kolding|Horsens|Vejle|Roskilde|Lyngby
SE Stockholm|Göteborg|Gothenburg|Malmö|Uppsala|Västerås|Örebro|Linköping|Helsingborg|Jönköping|Norrköping|Lund|Umeå|Gävle|Borås|Karlstad|Luleå|Sundsvall|Södertälje|Växjö|Halmstad
NO Oslo|Bergen|Trondheim|Stavanger|Drammen|Fredrikstad|Kristiansand|Sandnes|Tromsø|Ålesund|Bodø|Lillehammer
FI Helsinki|Helsingfors|Espoo|Tampere|Vantaa|Oulu|Turku|Åbo|Jyväskylä|Lahti|Kuopio|Pori|Joensuu|Lappeenranta|Vaasa|Rovaniemi
IS Reykjavík|Reykjavik|Akureyri
EE Tallinn|Tartu
LV Riga|Rīga|Daugavpils
LT Vilnius|Kaunas|Klaipėda
SI Ljubljana|Maribor|Celje|Koper
HR Zagreb|Split|Rijeka|Osijek|Zadar|Pula|Dubrovnik
RS Belgrade|Beograd|Београд|Novi Sad|Niš|Kragujevac|Subotica
BA Sarajevo|Banja Luka|Mostar|Tuzla
MK Skopje|Bitola
AL Tirana|Tiranë|Durrës
XK Pristina|Prishtina|Prishtinë
ME Podgorica
MD Chișinău|Chisinau
GE Tbilisi|Batumi
AM Yerevan
AZ Baku
KZ Almaty|Алматы|Astana|Астана|Nur-Sultan|Shymkent
UZ Tashkent|Samarkand
CY Nicosia|Limassol|Larnaca
MT Valletta|Sliema|Birkirkara
MX Ciudad de México|Mexico City|CDMX|México D.F.|Guadalajara|Monterrey|Puebla|Tijuana|León|Ciudad Juárez|Zapopan|Mérida|San Luis Potosí|Aguascalientes|Hermosillo|Saltillo|Mexicali|Culiacán|Querétaro|Santiago de Querétaro|Morelia|Chihuahua|Toluca|Cancún|Veracruz|Xalapa|Oaxaca|Cuernavaca|Tampico|Durango|Villahermosa|Pachuca|Mazatlán|Celaya|Irapuato
AR Buenos Aires|Ciudad Autónoma de Buenos Aires|CABA|Rosario|La Plata|Mar del Plata|San Miguel de Tucumán|Tucumán|Salta|Santa Fe|Mendoza|Neuquén|Bahía Blanca|Paraná|Posadas|Resistencia|San Juan|San Luis|Bariloche|Ushuaia
CL Santiago|Santiago de Chile|Valparaíso|Viña del Mar|Concepción|La Serena|Antofagasta|Temuco|Rancagua|Talca|Iquique|Arica|Puerto Montt|Chillán|Coquimbo|Valdivia|Osorno|Punta Arenas|Providencia|Las Condes
CO Bogotá|Medellín|Cali|Barranquilla|Cartagena de Indias|Bucaramanga|Cúcuta|Pereira|Manizales|Ibagué|Santa Marta|Villavicencio|Pasto|Armenia|Neiva|Montería|Popayán|Tunja|Envigado|Bello
PE Lima|Arequipa|Trujillo|Chiclayo|Cusco|Piura|Huancayo|Iquitos|Tacna|Chimbote|Callao|Miraflores
VE Caracas|Maracaibo|Barquisimeto|Maracay|Ciudad Guayana|Barinas|San Cristóbal|Puerto La Cruz|Punto Fijo
EC Quito|Guayaquil|Loja|Ambato|Manta|Machala
BO La Paz|Santa Cruz de la Sierra|Cochabamba|Sucre|Oruro|Tarija
PY Asunción|Ciudad del Este|Encarnación
UY Montevideo|Punta del Este|Maldonado|Paysandú
CR San José|Alajuela|Heredia|Cartago
PA Panama City|Ciudad de Panamá
GT Guatemala City|Ciudad de Guatemala|Quetzaltenango
SV San Salvador|Santa Tecla
HN Tegucigalpa|San Pedro Sula
NI Managua|Granada
DO Santo Domingo|Santiago de los Caballeros
CU La Habana|Havana|Santiago de Cuba
PR San Juan|Ponce|Mayagüez
JM Kingston|Montego Bay
TT Port of Spain
BR São Paulo|Sao Paulo|Rio de Janeiro|Brasília|Brasilia|Salvador|Fortaleza|Belo Horizonte|Manaus|Curitiba|Recife|Porto Alegre|Goiânia|Belém|Guarulhos|Campinas|São Luís|Maceió|Duque de Caxias|Campo Grande|Natal|Teresina|São Bernardo do Campo|João Pessoa|Osasco|Santo André|Jaboatão dos Guararapes|São José dos Campos|Ribeirão Preto|Uberlândia|Sorocaba|Contagem|Aracaju|Feira de Santana|Cuiabá|Joinville|Juiz de Fora|Londrina|Niterói|Florianópolis|Vila Velha|Vitória|Santos|Maringá|Caxias do Sul|Blumenau|Jundiaí|São Carlos|Piracicaba|Bauru|Pelotas|Santa Maria|Campina Grande|Barueri
IN Mumbai|Bombay|Delhi|New Delhi|Bangalore|Bengaluru|Hyderabad|Ahmedabad|Chennai|Madras|Kolkata|Calcutta|Surat|Pune|Jaipur|Lucknow|Kanpur|Nagpur|Indore|Thane|Bhopal|Visakhapatnam|Patna|Vadodara|Ghaziabad|Ludhiana|Agra|Nashik|Faridabad|Meerut|Rajkot|Varanasi|Srinagar|Aurangabad|Dhanbad|Amritsar|Navi Mumbai|Allahabad|Prayagraj|Ranchi|Howrah|Coimbatore|Jabalpur|Gwalior|Vijayawada|Jodhpur|Madurai|Raipur|Kota|Guwahati|Chandigarh|Mysore|Mysuru|Gurgaon|Gurugram|Noida|Greater Noida|Bhubaneswar|Kochi|Cochin|Thiruvananthapuram|Trivandrum|Dehradun|Mangalore|Mangaluru|Tiruchirappalli|Salem|Warangal|Guntur|Kozhikode|Calicut|Thrissur|Udaipur|Jamshedpur|Mohali|Panaji|Goa|Pondicherry|Hubli|Belgaum|Siliguri|Roorkee|Kharagpur
PK Karachi|Lahore|Islamabad|Rawalpindi|Faisalabad|Multan|Peshawar|Quetta|Gujranwala|Sialkot|Abbottabad|Bahawalpur|Sargodha|Sukkur
BD Dhaka|Chittagong|Chattogram|Sylhet|Khulna|Rajshahi|Gazipur|Mymensingh|Comilla
LK Colombo|Kandy|Galle|Jaffna|Moratuwa
NP Kathmandu|Pokhara|Lalitpur|Biratnagar|Bhaktapur
CN Beijing|北京|北京市|Peking|Pékin|Pekín|Shanghai|上海|上海市|Guangzhou|广州|Shenzhen|深圳|深圳市|Chengdu|成都|Hangzhou|杭州|Wuhan|武汉|Xi'an|西安|Nanjing|南京|Tianjin|天津|Chongqing|重庆|Suzhou|苏州|Qingdao|青岛|Dalian|大连|Xiamen|厦门|Ningbo|宁波|Changsha|长沙|Zhengzhou|郑州|Shenyang|沈阳|Jinan|济南|Harbin|哈尔滨|Hefei|合肥|Fuzhou|福州|Kunming|昆明|Dongguan|东莞|Foshan|佛山|Wuxi|无锡|Changchun|长春|Guiyang|贵阳|Nanning|南宁|Zhuhai|珠海
HK Hong Kong|香港|Kowloon|九龍|九龙|Hongkong
MO Macau|澳門|澳门
TW Taipei|台北|台北市|臺北|New Taipei|新北市|Taichung|台中|Kaohsiung|高雄|Tainan|台南|Hsinchu|新竹|Taoyuan|桃園
JP Tokyo|東京|東京都|Tokio|Yokohama|横浜|横浜市|Osaka|大阪|大阪市|Nagoya|名古屋|名古屋市|Sapporo|札幌|札幌市|Fukuoka|福岡|福岡市|Kobe|神戸|神戸市|Kawasaki|川崎市|Kyoto|京都|京都市|Saitama|さいたま市|Hiroshima|広島市|Sendai|仙台市|Chiba|千葉市|Tsukuba|つくば市|Niigata|Kumamoto|Okayama|Shibuya|Shinjuku
KR Seoul|서울|서울시|서울특별시|Séoul|Seúl|Busan|부산|부산광역시|Incheon|인천|Daegu|대구|Daejeon|대전|Gwangju|광주|Suwon|수원|수원시|Ulsan|울산|Changwon|창원|Goyang|고양시|Yongin|용인|Seongnam|성남|성남시|Pangyo|판교|Jeju|제주|Cheongju|청주|Pohang|포항|Sejong|세종|Anyang|Jeonju
SG Singapore|Singapur|Singapour
MY Kuala Lumpur|George Town|Penang|Johor Bahru|Ipoh|Shah Alam|Petaling Jaya|Subang Jaya|Cyberjaya|Kuching|Kota Kinabalu|Malacca|Putrajaya
ID Jakarta|Surabaya|Bandung|Medan|Semarang|Makassar|Palembang|Tangerang|Bekasi|Depok|Yogyakarta|Bogor|Denpasar|Bali|Malang|Batam
TH Bangkok|กรุงเทพ|Chiang Mai|Phuket|Pattaya|Nonthaburi|Khon Kaen|Hat Yai
VN Ho Chi Minh City|Hồ Chí Minh|Saigon|Hanoi|Hà Nội|Da Nang|Đà Nẵng|Hai Phong|Can Tho|Hue|Nha Trang
PH Manila|Quezon City|Makati|Taguig|Pasig|Cebu|Cebu City|Davao|Davao City|Mandaluyong|Caloocan|Baguio|Iloilo City|Metro Manila
MM Yangon|Mandalay
KH Phnom Penh
MN Ulaanbaatar
AE Dubai|دبي|Dubái|Abu Dhabi|أبوظبي|Sharjah|الشارقة|Ajman|Al Ain
SA Riyadh|الرياض|Jeddah|جدة|Mecca|Medina|Dammam|الدمام|Al Khobar|Dhahran
QA Doha|الدوحة
KW Kuwait City|الكويت
BH Manama|المنامة
OM Muscat|مسقط
JO Amman|عمان|عمّان|Irbid
LB Beirut|بيروت|Beyrouth|Tripoli
SY Damascus|دمشق|Aleppo|حلب
IQ Baghdad|بغداد|Erbil|أربيل|Basra
IR Tehran|تهران|Isfahan|Mashhad|Shiraz|Tabriz
IL Tel Aviv|תל אביב|תל אביב-יפו|Tel Aviv-Yafo|Jerusalem|ירושלים|Haifa|חיפה|Rishon LeZion|ראשון לציון|Petah Tikva|פתח תקווה|Netanya|נתניה|Beer Sheva|באר שבע|Herzliya|הרצליה|Ramat Gan|רמת גן|Ra'anana|רעננה|Holon|חולון|Rehovot|רחובות|Ashdod|אשדוד
PS Ramallah|رام الله|Gaza|غزة|Nablus
EG Cairo|القاهرة|Le Caire|Alexandria|الإسكندرية|Giza|الجيزة|Mansoura|Nasr City|New Cairo
MA Casablanca|الدار البيضاء|Rabat|الرباط|Marrakech|مراكش|Marrakesh|Fès|Fez|Tanger|Tangier|Agadir|Meknès|Oujda|Kenitra|Tétouan
DZ Algiers|Alger|الجزائر|Oran|وهران|Constantine|Annaba|Blida|Sétif|Tlemcen|Béjaïa
TN Tunis|تونس|Sfax|Sousse|Ariana|Monastir|Bizerte
LY Benghazi|بنغازي
SD Khartoum|الخرطوم
NG Lagos|Abuja|Ibadan|Kano|Port Harcourt|Benin City|Enugu|Kaduna|Ilorin
GH Accra|Kumasi|Tema|Takoradi
KE Nairobi|Mombasa|Kisumu|Nakuru|Eldoret
ET Addis Ababa
UG Kampala|Entebbe
TZ Dar es Salaam|Dodoma|Arusha
RW Kigali
ZA Johannesburg|Cape Town|Kaapstad|Durban|Pretoria|Port Elizabeth|Bloemfontein|Sandton|Stellenbosch|Centurion|East London|Midrand
ZW Harare|Bulawayo
ZM Lusaka
MW Lilongwe|Blantyre
MZ Maputo
AO Luanda
CM Douala|Yaoundé
SN Dakar
CI Abidjan
ML Bamako
BF Ouagadougou
TG Lomé
BJ Cotonou
CD Kinshasa|Lubumbashi
MG Antananarivo
MU Port Louis|Ebene
NA Windhoek
BW Gaborone
`;
