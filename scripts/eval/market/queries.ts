/**
 * Questions as people ask them, one a line: the call and its parameters, set apart by ` ; ` and not yet encoded. Together
 * they use every modifier, level, grouping, metric and kind of value of the language.
 */
const ONE_BY_ONE = `
search
search _limit=3 ; _offset=5
search _limit=0 ; _facets=country,region,it_skills
search _limit=100 ; _sort=salary ; _sortdir=desc
search _sort=organization_name,job:date ; _sortdir=asc,desc ; _limit=40
search _sort=job_title ; _fields=job_id,job_title ; _limit=25
search _sort=posting:date,posting_count ; _sortdir=desc,asc
search _fields=job_id,profession,posting:job_title,posting:date
search _fields=job_id,posting ; source_website=example.org
search _fields=job_id,posting ; source_website=example.org ; _matching_postings=1
search _fields=job_id,job_title,job:profession,posting:profession ; posting:profession__range=10300__10600 ; _matching_postings=yes
search _fields=job_id,location_coordinates,location_name,salary_text,full_text ; location=Berlin
search profession=10101
search profession=10101|10201|10301
search profession=10101 OR 10202
search profession__not=10101
search profession=_exists ; _limit=50
search profession=_not_exists
search profession__not=_exists
search profession[]=10101 ; profession[]=10202
search posting:profession=10101
search posting:profession__not=10101
search posting:profession__none=10101
search posting:profession__not__none=10101
search job:profession=10101 ; posting:profession__not=10101
search profession__range=10200__10400
search profession__range=__10200
search profession__range=10500__
search profession__range=10100__10200|10500__10600
search profession__range__not=10200__10500
search posting:profession__range__none=10200__10500
search it_skills=KS10001 ; it_skills__and=KS10002
search it_skills__and=KS10001|KS10002|KS10024
search it_skills__not=KS10001|KS10002
search it_skills__prefix=KS101
search it_skills=_not_exists
search posting:it_skills__and=KS10001|KS10002
search posting:it_skills__and__not=KS10001|KS10002
search language_skills=de|fr ; soft_skills=KS13727
search via_intermediary=1
search via_intermediary=no ; remote=true
search posting:via_intermediary=yes ; posting:remote=0
search posting:via_intermediary__none=true
search expired=true
search job:expired=0 ; advertiser_type=2
search advertiser_type__not=2 ; posting:expired__none=yes ; _sort=advertiser_type
aggregate _group=advertiser_type,expired
search education_level=5|6|7 ; experience_level__range=2__4
search education_level__range=0__3
search salary=_exists ; salary_currency=EUR
search salary__range=30000__50000 ; _sort=salary
search salary__range__not=30000__50000
search posting:salary_from__range=__24000 ; posting:source_website=example.org
search hours_per_week_from__range=20__28 ; hours_per_week_to=36
search predicted_salary=_exists
search posting_count__range=4__ ; website_count=2|3
search date=2025-06-01|2025-07-01
search date__range=2025-06-01__2025-12-31
search date__range=2025-06-01__ ; date__range__and__not=2025-09-01__2025-09-30
search date__range=today||-3M+1d__today
search date__range=2025-01-31||+1M__2025-01-31||+1y-2w
search date__range=__now||-1y
search posting:date__range=today||-2w__
search posting:date__range__none=2025-03-01__
search date__calendar=3m
search date__calendar=2q|1y
search date__calendar__not=1y
search posting:date__calendar=1y ; posting:source_website__not=example.org
search expiration_date=_not_exists
search expiration_date=_exists ; _sort=expiration_date
search posting:expiration_date=_not_exists
search expiration_date__range=2025-06-01__2026-01-01
search first_posting_date__range=__2025-03-31
search location=2950159
search location=Berlin|Paris
search location__not=Berlin
search location=_not_exists ; country=_exists
search location__radius=Berlin__30
search location__radius=2950159__10
search location__radius=52.52,13.4__35
search location__radius=Berlin__30|Paris__20
search location__radius__not=Berlin__30
search posting:location__radius__none=Berlin__30
search location__radius=-16.5,-179.9__60
search location__radius=52.5,13.4__15000
search region=DE.16|FR.11 ; country=DE
search region__prefix=DE
search job_title=java
search job_title=java|manager
search job_title=software entwickler
search job_title=Softwareentwickler
search job_title__prefix=soft
search job_title__prefix__none=soft
search job_title__exact=project manager
search job_title__exact=Project Manager|Data scientist
search job_title__exact__not=project manager
search job_title=c++
search job_title=C# OR .NET
search job_title=verkaeufer
search job_title=café -manager
search organization_name=müller
search organization_name__exact=Müller & Söhne
search organization_name__prefix=muller
search organization_name=_not_exists
search posting:organization_name=partner ; posting:via_intermediary=0
search source_website=EXAMPLE.org
search source_website__none=example.org
search source_website__prefix=jobs.
search source_url=_not_exists
search source_url__prefix=https://example.com/job/1
search full_text=java AND python
search full_text=java python
search full_text=java OR c++
search full_text=(java|c#) -pflege
search full_text=NOT (java OR python)
search full_text=machine AND NOT "machine learning"
search full_text="machine learning"
search full_text="learning machine"~2
search full_text="manager projects"~5
search full_text="software entwickler"
search full_text=entwickl*
search full_text=*script OR jav*
search full_text=m*e
search full_text=machin~1 ; _snippets=1
search full_text=pithon~
search full_text=manger~2
search full_text=node.js
search full_text=e-mail|frontend
search full_text=R&D
search full_text__not=java
search full_text__none=java
search full_text=java ; full_text__and=learning
search full_text=java ; job_title__not=java ; _facets=source_website,profession,posting:remote ; _facets_limit=2,,5
search full_text=java|python ; _facets=it_skills,organization_name,contract_type,salary ; _facets_limit=20
search job:profession=10101 ; _facets=job_title,posting:it_skills
search posting:profession__custom=1
search profession__custom=11|2
search profession__custom_2=12
search profession__custom__not=1
search it_skills__custom=5 ; _facets=it_skills
search organization_industry=1|2 ; _facets=organization_industry,education_level,language
search language=de ; posting:language__none=en
aggregate
aggregate _metric=count ; profession=10101
aggregate _metric=median__salary
aggregate _metric=avg__salary,count ; full_text=java
aggregate _metric=count_postings
aggregate _group=posting
aggregate _group=posting ; full_text=java
aggregate _group=profession
aggregate _group=profession ; _limit=3 ; _offset=2
aggregate _group=profession ; _sort=_key ; _sortdir=asc
aggregate _group=profession ; _metric=max__salary
aggregate _group=profession ; _metric=min__salary ; _sortdir=asc
aggregate _group=profession ; _metric=sum__posting_count,count
aggregate _group=posting:profession
aggregate _group=posting:profession ; _metric=avg__posting:salary
aggregate _group=source_website
aggregate _group=posting:source_website ; posting:date__range=2025-06-01__
aggregate _group=job_title ; _limit=4
aggregate _group=it_skills ; location__radius=Berlin__40
aggregate _group=posting:language_skills ; _limit=20
aggregate _group=via_intermediary,remote
aggregate _group=date__week ; date__range=2025-06-01__2025-07-15
aggregate _group=date__month ; _sort=_key ; _sortdir=asc
aggregate _group=date__quarter ; _limit=2 ; _metric=median__salary
aggregate _group=date__year ; _metric=avg__posting_count
aggregate _group=date ; _limit=5
aggregate _group=expiration_date__month
aggregate _group=posting:date__month ; full_text="machine learning"
aggregate _group=salary__buckets_20000_80000_10000
aggregate _group=salary__buckets_20000_60000_7000 ; _sort=_key ; _sortdir=asc
aggregate _group=posting:hours_per_week_to__buckets_0_60_12
aggregate _group=profession__custom ; _totals=1
aggregate _group=profession__custom_1,profession__custom_2 ; _totals=1
aggregate _group=it_skills__custom_2,country ; _totals=1
aggregate _group=posting:it_skills__custom ; _totals=1
aggregate _group=country,profession ; _limit=2,3
aggregate _group=country,profession ; _limit=,3 ; _offset=1
aggregate _group=country,profession ; _metric=median__salary,count ; _totals=1
aggregate _group=profession,date__quarter ; _sort=_value,_key ; _sortdir=desc,asc
aggregate _group=region,source_website ; _totals=1
aggregate _group=posting:country,posting:source_website ; _totals=1
aggregate _group=country,it_skills,contract_type ; _limit=3,2,2 ; _totals=1
aggregate _group=source_website,date__year ; _metric=count ; _sort=_key,_key ; _sortdir=asc,asc
aggregate _group=organization_name ; posting:job_title=java|python ; posting:source_website=example.org
aggregate _group=education_level ; source_website__none=example.org
`
  .trim()
  .split('\n');

/** Requests: each of these with each of the filters below, since faults hide where two parts meet. */
const ASKED = `
search _limit=30 ; _facets=country,posting:source_website,it_skills ; _facets_limit=5
search _sort=salary,job:date ; _sortdir=asc,desc ; _limit=40
search _fields=job_id,posting ; _matching_postings=1
aggregate _group=organization_name,experience_level ; _metric=median__salary,count ; _totals=1 ; _limit=5,3
aggregate _group=source_website ; _metric=count
aggregate _group=posting:date__month,posting:country ; _metric=avg__posting:salary ; _totals=1
aggregate _group=it_skills ; _metric=max__salary_to ; _limit=15
aggregate _group=profession__custom_1,date__quarter ; _totals=1
aggregate _group=salary__buckets_10000_90000_20000,contract_type ; _sort=_key,_value ; _sortdir=asc,desc
aggregate _metric=median__salary
`
  .trim()
  .split('\n');

const OF_THESE = `
full_text=java OR "machine learning"
full_text=(java|c#) -pflege ; posting:source_website=example.org
job_title__not=manager ; country=DE|FR
posting:profession__not__none=10101
it_skills__and=KS10001|KS10002 ; remote=0
location__radius=Berlin__60 ; salary=_exists
posting:date__range=2025-03-01__ ; posting:via_intermediary=no
source_website__none=example.org ; full_text=learn*
organization_name=_exists ; expiration_date=_not_exists
profession__range=10100__10300|10500__10600 ; posting_count__range=2__
language=de ; full_text=entwikler~2
date__calendar=2y ; website_count=1|2
`
  .trim()
  .split('\n');

/** The questions, each as it was written, and each of some of each of others. */
export const QUERIES = [
  ...ONE_BY_ONE,
  ...ASKED.flatMap((asked) => OF_THESE.map((filter) => `${asked} ; ${filter}`)),
];
