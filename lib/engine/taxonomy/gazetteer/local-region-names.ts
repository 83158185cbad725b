/**
 * Names of regions of the first level other than the first in GeoNames: local names, names in other languages, and the
 * codes and abbreviations of addresses. `code=name|name` by the code of GeoNames, a line for each country. Written by
 * hand for this project; the states of the US and the cantons have their codes there already, as have the provinces of
 * Italy and Spain and the departments of France.
 */
export const LOCAL_REGION_NAMES = `
AR 01=Provincia de Buenos Aires|Bs. As.|GBA;07=CABA|Ciudad Autónoma de Buenos Aires|Capital Federal
AT 01=Bgld;02=Kärnten|Ktn;03=Niederösterreich|NÖ;04=Oberösterreich|OÖ;05=Sbg;06=Steiermark|Stmk;07=Tirol;08=Vbg;09=Wien
AU 01=ACT;02=NSW;03=NT;04=QLD;05=SA;06=TAS;07=VIC;08=WA
BE BRU=Bruxelles|Brussel|Brüssel|Brussels|Région de Bruxelles-Capitale|Brussels Hoofdstedelijk Gewest;VLG=Vlaanderen|Flandre|Flandern|Vlaams Gewest;WAL=Wallonie|Wallonië|Wallonien|Région wallonne
BR 01=AC;02=AL;03=AP;04=AM;05=BA;06=CE;07=DF|Distrito Federal;08=ES;29=GO;13=MA;14=MT;11=MS;15=MG;16=PA;17=PB;18=PR;30=PE;20=PI;21=RJ;22=RN;23=RS;24=RO;25=RR;26=SC;27=SP;28=SE;31=TO
CA 01=AB|Alta.;02=BC|B.C.|Colombie-Britannique;03=MB|Man.;04=NB|Nouveau-Brunswick;05=NL|Terre-Neuve-et-Labrador;07=NS|Nouvelle-Écosse;08=ON|Ont.;09=PE|PEI;10=QC|Que.;11=SK|Sask.;12=YT;13=NT;14=NU
CH BE=Berne|Berna;BL=Baselland|Basel-Land;BS=Basel-Stadt|Bâle-Ville|Basilea Città;FR=Freiburg|Friburgo;GE=Genève|Genf|Ginevra;GR=Graubünden|Grigioni;LU=Luzern;NE=Neuenburg;SG=St. Gallen|Sankt Gallen|Saint-Gall;TI=Tessin;VD=Waadt;VS=Wallis|Vallese;ZH=Zürich|Zurigo
CL 06=Biobío|Bío-Bío;07=Región de Coquimbo;12=Región Metropolitana|Región Metropolitana de Santiago|RM
CN 01=安徽|安徽省;02=浙江|浙江省;03=江西|江西省;04=江苏|江苏省;05=吉林省;06=青海|青海省;07=福建|福建省;08=黑龙江|黑龙江省;09=河南|河南省;10=河北|河北省;11=湖南|湖南省;12=湖北|湖北省;13=新疆|新疆维吾尔自治区;14=西藏|西藏自治区;15=甘肃|甘肃省;16=广西|广西壮族自治区;18=贵州|贵州省;19=辽宁|辽宁省;20=内蒙古|内蒙古自治区;21=宁夏|宁夏回族自治区;24=山西|山西省;25=山东|山东省;26=陕西|陕西省;29=云南|云南省;30=广东|广东省;31=海南|海南省;32=四川|四川省
CO 34=Bogotá D.C.|Distrito Capital
DE 01=Baden-Württemberg|BW;02=Bayern|Baviera|Bavière|BY;03=HB;04=Hansestadt Hamburg|HH;05=Hessen|Assia|HE;06=Niedersachsen|Bassa Sassonia|Basse-Saxe|NI;07=Nordrhein-Westfalen|NRW|NW|Renania Settentrionale-Vestfalia|Renania del Norte-Westfalia|Rhénanie-du-Nord-Westphalie;08=Rhineland-Palatinate|Renania-Palatinado|RP|RLP;09=Saar|SL;10=SH;11=BB;12=Mecklenburg-West Pomerania|Mecklenburg|MV;13=Sachsen|Sajonia|Sassonia|SN;14=Sachsen-Anhalt|ST;15=Thüringen|Turingia|TH;16=Berlin|BE
DK 17=Hovedstaden|Region Hovedstaden;18=Midtjylland;19=Nordjylland;20=Sjælland;21=Syddanmark
ES 07=Illes Balears|Islas Baleares|Baleares;29=Comunidad de Madrid;31=Región de Murcia;32=Navarra|Nafarroa|Comunidad Foral de Navarra;34=Principado de Asturias;51=Andalucía|Andalousie|Andalusien;52=Aragón;53=Canarias|Islas Canarias;54=Castilla-La Mancha;55=Castilla y León;56=Cataluña|Catalunya|Catalogne|Katalonien;59=País Vasco|Euskadi;60=Comunidad Valenciana|Comunitat Valenciana|C. Valenciana
FR 11=IDF|Région parisienne|Ile de France;24=Centre;27=Bourgogne|Franche-Comté;28=Normandie|Normandía;44=Alsace|Lorraine|Champagne-Ardenne;53=Bretagne|Bretaña;75=Nouvelle-Aquitaine|Aquitaine;76=Languedoc-Roussillon|Midi-Pyrénées;84=Rhône-Alpes|Auvergne;93=PACA;94=Corse
GB ENG=Angleterre|Inglaterra|Inghilterra;NIR=N. Ireland;SCT=Schottland|Écosse|Escocia;WLS=Cymru|Pays de Galles|Gales
ID 04=DKI Jakarta;07=Jawa Tengah;08=Jawa Timur;10=DI Yogyakarta|DIY;24=Sumatera Barat;26=Sumatera Utara;30=Jawa Barat;32=Sumatera Selatan;38=Sulawesi Selatan
IN 02=AP;03=AS;05=CH;07=DL|New Delhi|Delhi NCR|NCT of Delhi;09=GJ|Guj;10=HR;11=HP;12=JK|J&K|Jammu & Kashmir;13=KL;16=MH|Maha;19=KA|Kar;21=OD|OR|Orissa;22=PY|Pondicherry;23=PB;24=RJ|Raj;25=TN|Tamilnadu;28=WB;33=GA;34=BR;35=MP;36=UP;37=CG|CT;38=JH|Jhar;39=UK|UT|Uttaranchal;40=TS|TG|Telengana
IT 02=Basilicata;06=Friuli-Venezia Giulia;09=Lombardia|Lombardie|Lombardei;10=Marche;12=Piemonte|Piémont|Piemont;13=Puglia;14=Sardegna|Sardinien;15=Sicilia|Sizilien|Sicile;16=Toscana|Toskana|Toscane;17=Südtirol|Alto Adige|South Tyrol|Trentino;19=Valle d'Aosta
JP 01=愛知県;02=秋田県;03=青森県;04=千葉県;05=愛媛県;06=福井県;07=福岡県;08=福島県;09=岐阜県;10=群馬県;11=広島県;12=北海道;13=兵庫県;14=茨城県;15=石川県;16=岩手県;17=香川県;18=鹿児島県;19=神奈川県|Kanagawa-ken;20=高知県;21=熊本県;22=京都府|Kyoto-fu;23=三重県;24=宮城県;25=宮崎県;26=長野県;27=長崎県;28=奈良県;29=新潟県;30=大分県;31=岡山県;32=大阪府|Osaka-fu;33=佐賀県;34=埼玉県;35=滋賀県;36=島根県;37=静岡県;38=栃木県;39=徳島県;40=東京都|Tokyo-to;41=鳥取県;42=富山県;43=和歌山県;44=山形県;45=山口県;46=山梨県;47=沖縄県
KR 01=제주|제주도|제주특별자치도;03=전북|전라북도|전북특별자치도;05=충북|충청북도;06=강원|강원도|강원특별자치도;13=경기|경기도;14=경북|경상북도;16=전남|전라남도;17=충남|충청남도;20=경남|경상남도
MX 01=Ags;02=BC;03=BCS;04=Camp;05=Chis;06=Chih;07=Coahuila de Zaragoza|Coah;08=Col;09=Ciudad de México|CDMX|Distrito Federal|DF;10=Dgo;11=Gto;12=Gro;13=Hgo;14=Jal;15=Estado de México|Edo. de México|Edomex|Edo. Méx;16=Michoacán de Ocampo|Mich;17=Mor;18=Nay;19=NL;20=Oax;21=Pue;22=Qro;23=Q. Roo|QROO;24=SLP;25=Sin;26=Son;27=Tab;28=Tamps;29=Tlax;30=Veracruz de Ignacio de la Llave|Ver;31=Yuc;32=Zac
MY 04=Malacca;09=Pulau Pinang;14=WP Kuala Lumpur|Wilayah Persekutuan
NL 01=DR;02=Fryslân|FR;03=GE|GLD;04=GR;05=LB|LI;06=Noord-Brabant|Brabant|NB;07=Noord-Holland|NH;09=UT;10=ZE;11=Zuid-Holland|ZH;15=OV;16=FL
PH NCR=NCR|Metro Manila|Kalakhang Maynila
PL 72=Dolnośląskie|Dolny Śląsk;73=Kuyavia-Pomerania;74=Łódzkie;75=Lubelskie;76=Lubuskie;77=Małopolskie|Małopolska;78=Mazowieckie|Mazowsze;79=Opolskie;80=Podkarpackie|Podkarpacie;81=Podlaskie;82=Pomorskie|Pomorze;83=Śląskie|Śląsk;84=Świętokrzyskie;85=Warmińsko-Mazurskie|Mazury;86=Wielkopolskie|Wielkopolska;87=Zachodniopomorskie
PT 09=Algarve;10=Ilha da Madeira;14=Lisboa;17=Oporto;23=Açores
SE 26=Stockholms län;27=Skåne län;28=Västra Götalands län
TW 03.TPQ=新北市;04.TAO=桃園市;04.HSZ=新竹縣;04.CHA=彰化縣;04.PIF=屏東縣
ZA 02=KZN|Kwa-Zulu Natal;03=FS;05=EC;06=GP;07=MP;08=NC;09=LP;10=NW;11=WC|Wes-Kaap
`;
