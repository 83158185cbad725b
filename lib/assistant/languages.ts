/** The query languages as an assistant reads them: each form with an example, nothing that the APIs do not take. */

export const MARKET_LANGUAGE = `# The query language of the job market

A question is a set of parameters. A parameter whose name begins with "_" is a setting; any other is a filter on a field.
\`market_fields\` lists the fields, and with \`field\` the values of one.

## Filters

- \`profession=Registered Nurse\`: a value, or what the value is called in English, German, Spanish, French, Italian or Dutch.
- \`region=Berlin|Hamburg\`: one of several. Different parameters must all hold.
- Dates are yyyy-MM-dd, numbers are whole, yes and no are 1 and 0.
- \`_exists\` and \`_not_exists\` as a value: the field has one, or has none. \`expiration_date=_not_exists\` is a job that is open.
- Suffixes of the name: \`__not\` (negation), \`__range\` (\`salary__range=40000__60000\`, either end may be left out),
  \`__radius\` (\`location__radius=Munich__30\`, in km), \`__calendar\` (\`date__calendar=3m\`: the last three whole months; q, y),
  \`__prefix\`, \`__exact\` (job_title, organization_name), \`__and\` (all values instead of one of them),
  \`__none\` (no posting matches; after \`posting:\` alone, and last).
- Ends of a range of dates: a date, \`today\`, or \`today||-3M\` (y, M, w, d).
- \`job:\` or \`posting:\` before a name asks at that level; a job has one posting or several.

## Text (full_text, job_title, organization_name)

\`java AND (spring OR kotlin) NOT php\`, \`"machine learning"\`, \`"project manager"~3\` (words between), \`develop*\`, \`kuber~1\`.

## Settings of a search

\`_limit\` and \`_offset\`, \`_sort\` and \`_sortdir\` (asc, desc), \`_fields\` (comma-separated; \`posting\` adds the postings),
\`_facets\` (fields to count) and \`_facets_limit\`, \`_snippets=1\` with full_text, \`_language\` (en, de, es, fr, it, nl).

## Settings of an aggregation

\`_group\`: fields to group by, comma-separated; dates take \`__week\`, \`__month\`, \`__quarter\`, \`__year\`, numbers
\`__buckets_<min>_<max>_<step>\`; \`posting\` counts postings. \`_metric\`: \`count\`, or \`avg__salary\`, \`median__salary\`,
\`min__\`, \`max__\`, \`sum__\` of a number, with \`,count\` for both. \`_limit\`, one for each level. \`_totals=1\` adds totals of levels.

## Examples

- How many nurses are wanted in each region? \`_group=region\`, \`profession=Registered Nurse\`
- What do they earn? \`_metric=median__salary,count\`, \`profession=Registered Nurse\`
- How has it moved? \`_group=date__month\`, \`profession=Registered Nurse\`, \`date__calendar=12m\`
`;

export const SEARCH_LANGUAGE = `# Searching candidates and jobs

\`filter\` of \`search\`, \`match\` and \`open_matching_ui\` is FilterCriteria of the API. A search needs one filter at least.

- \`SearchExpression\`: \`python AND (sql OR spark) NOT manager\`, \`"data engineer"\`, \`develop*\`; in one field:
  title, employer, skill, school, degree, certification, location, text (by words), tag, role, language, country, id (as a whole):
  \`skill:(java OR kotlin) AND country:de\`. \`"SearchExpressionMode": "Semantic"\` finds other names of the same thing too.
- \`JobTitles\`: [{"Title": "Nurse", "IsCurrent": true}]. \`Skills\`: [{"SkillName": "Java", "MonthsOfExperienceRange": {"Minimum": 24}}],
  with \`"SkillsMustAllExist": true\` where all are needed.
- \`LanguagesKnown\`: ["de"], \`Certifications\`, \`Employers\`, \`SchoolNames\`, \`DegreeTypeAtLeast\`: "bachelors".
- \`MonthsExperience\`, \`MonthsManagementExperience\`: {"Minimum": 36, "Maximum": 120}.
- \`LocationCriteria\`: {"Locations": [{"Municipality": "Berlin", "CountryCode": "DE"}], "Distance": 50, "DistanceUnit": "Kilometers"}.
- \`UserDefinedTags\`, \`DocumentIds\`, \`DocumentLanguages\`, \`RevisionDateRange\`: {"Minimum": "2026-01-01"}.

Indexes hold nobody's name: people are found by what they can do, and read by their id.
`;
