/** What a section of a CV may be about; see `parser/resume/headings/kinds.ts` for what follows of it. */
export type HeadingKind =
  | 'contact'
  | 'personal'
  | 'summary'
  | 'objective'
  | 'coverLetter'
  | 'qualifications'
  | 'workHistory'
  | 'volunteering'
  | 'projects'
  | 'education'
  | 'training'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'licenses'
  | 'awards'
  | 'publications'
  | 'articles'
  | 'books'
  | 'conferencePapers'
  | 'patents'
  | 'speaking'
  | 'references'
  | 'hobbies'
  | 'affiliations'
  | 'military'
  | 'clearances'
  | 'workStatus'
  | 'availability'
  | 'ignored'
  | 'other';

/** Details of a person that the wire has an attribute for. */
export type AttributeName =
  | 'availability'
  | 'birthplace'
  | 'currentLocation'
  | 'currentSalary'
  | 'dateOfBirth'
  | 'drivingLicense'
  | 'familyComposition'
  | 'fathersName'
  | 'gender'
  | 'hukouCity'
  | 'maritalStatus'
  | 'mothersMaidenName'
  | 'motherTongue'
  | 'nationalIdentity'
  | 'nationality'
  | 'passportNumber'
  | 'preferredLocation'
  | 'requiredSalary'
  | 'visaStatus'
  | 'willingToRelocate';

/** Details of a person without one. `reading` is the pronunciation of a name, which Japanese forms have above it. */
export type FurtherDetail =
  | 'name'
  | 'reading'
  | 'givenName'
  | 'familyName'
  | 'address'
  | 'permanentAddress'
  | 'phone'
  | 'email'
  | 'languages'
  | 'relative'
  | 'document'
  | 'body'
  | 'belief'
  | 'interests';

/** Fields of the entries of forms and tables; those of jobs and of studies are apart where the name tells them apart. */
export type FieldLabel =
  | 'what'
  | 'whatOfJob'
  | 'whatOfStudy'
  | 'where'
  | 'whereOfJob'
  | 'whereOfStudy'
  | 'boardOfStudy'
  | 'subjectOfStudy'
  | 'when'
  | 'start'
  | 'end'
  | 'place'
  | 'gradeOfStudy'
  | 'text'
  | 'projectOfJob'
  | 'detail';

/** What the words around a field of a sentence mean; see `parser/resume/entries/statements/vocabulary.ts`. */
export type SentenceWord =
  | 'worked'
  | 'working'
  | 'joined'
  | 'studied'
  | 'studying'
  | 'as'
  | 'asBefore'
  | 'at'
  | 'under'
  | 'from'
  | 'with'
  | 'for'
  | 'in'
  | 'major'
  | 'time';

/** Degree Type of the wire (parsing.md), as far as degrees have names of their own. */
export type NamedDegree =
  | 'postdoctorate'
  | 'doctorate'
  | 'professional'
  | 'MBA'
  | 'MSc'
  | 'masters'
  | 'somePostgraduate'
  | 'BSc'
  | 'bachelors'
  | 'associates'
  | 'ASc'
  | 'HND_HNC_OrEquivalent'
  | 'international'
  | 'vocational'
  | 'highSchoolOrEquivalent'
  | 'ged'
  | 'certification';

/** SchoolType of the wire (parsing.md); `other` are words of schools of every kind. */
export type SchoolKind =
  | 'university'
  | 'college'
  | 'community'
  | 'vocational'
  | 'highschool'
  | 'lowerSchool'
  | 'professional'
  | 'other';

/** What a number is whose label is before it. */
export type PhoneLabel = 'mobile' | 'phone' | 'fax' | 'otherNumber';

/** What a part of a posting is about. */
export type PostingHeading =
  | 'role'
  | 'duties'
  | 'requirements'
  | 'preferred'
  | 'benefits'
  | 'employer'
  | 'pay'
  | 'application'
  | 'facts'
  | 'notice';

/** JobType of the wire (wire-facts 2.10). */
export type JobKind = 'internship' | 'volunteer' | 'temp' | 'contract' | 'directHire';

/** What a mark next to a part of an address makes it: "Dist.", "c/o"; `labelOfTown` only before a colon or a dash. */
export type PlaceMark =
  | 'postalCode'
  | 'district'
  | 'region'
  | 'labelOfTown'
  | 'town'
  | 'post'
  | 'quarter'
  | 'village'
  | 'person';

/** Armed forces. */
export type Force = 'army' | 'navy' | 'airForce' | 'marines' | 'coastGuard';

/** What a label of a posting is before; see `parser/job/labels`. */
export type PostingLabel =
  | 'title'
  | 'employer'
  | 'location'
  | 'salary'
  | 'contract'
  | 'hours'
  | 'workplace'
  | 'start'
  | 'end'
  | 'deadline'
  | 'posted'
  | 'reference'
  | 'contact'
  | 'owner'
  | 'phone'
  | 'email'
  | 'website'
  | 'years'
  | 'degree'
  | 'languages'
  | 'school'
  | 'street'
  | 'town'
  | 'region'
  | 'postalCode'
  | 'country'
  | 'driving'
  | 'skills'
  | 'other';

/** What a line of a posting is about, by its words. */
export type PostingTopic = 'notice' | 'benefits' | 'requirements' | 'duties' | 'employer';

/** Kinds of contracts that postings name (ContractType of the wire). */
export type ContractKind =
  | 'possibly_permanent'
  | 'apprenticeship'
  | 'internship'
  | 'voluntary'
  | 'freelance'
  | 'franchise'
  | 'side'
  | 'interim'
  | 'assisted'
  | 'temporary'
  | 'permanent';
