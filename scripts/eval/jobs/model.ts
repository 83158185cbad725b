/** Measurements on postings, and the answers in the form of the wire. */

/** A document with its facts. Members that are absent are not measured. */
export type JobCase = {
  id: string;
  /** Key that the report groups by: layout of the document, or its language. */
  group: string;
  bytes: Uint8Array;
  truth: JobTruth;
};

export type JobTruth = {
  title?: string | undefined;
  employer?: string | undefined;
  city?: string | undefined;
  country?: string | undefined;
  employmentType?: string | undefined;
  contractType?: string | undefined;
  salary?: SalaryTruth | null | undefined;
  isRemote?: boolean | undefined;
  hours?: { minimum: number; maximum: number } | null | undefined;
  workingHours?: string | null | undefined;
  /** Skills that the posting requires, and others that it names. */
  skills?: { required: string[]; other: string[] } | undefined;
  minimumYears?: number | null | undefined;
  maximumYears?: number | null | undefined;
  managementYears?: number | null | undefined;
  degree?: string | null | undefined;
  languages?: string[] | undefined;
  certificates?: string[] | undefined;
  drivingLicences?: string[] | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  deadline?: string | null | undefined;
  posted?: string | null | undefined;
  reference?: string | null | undefined;
  person?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  website?: string | null | undefined;
  language?: string | undefined;
  /** Passages of the texts of the posting, and those that belong to `none` of them. */
  texts?:
    | Partial<Record<'description' | 'requirements' | 'benefits' | 'employer' | 'none', string[]>>
    | undefined;
};

/** Yearly amounts. */
export type SalaryTruth = {
  minimum?: number | undefined;
  maximum?: number | undefined;
  currency?: string | undefined;
  timeScale?: string | undefined;
};

type Wrapped<T> = { Value: T } | null | undefined;

/** The members of the wire's JobData that are measured. */
export type JobAnswer = {
  JobTitles?: { MainJobTitle?: string } | null;
  EmployerNames?: { MainEmployerName?: string } | null;
  CurrentLocation?: { Municipality?: string; CountryCode?: string; Regions?: string[] } | null;
  EmploymentType?: string;
  ContractType?: string;
  Salary?: {
    Minimum?: Wrapped<number>;
    Maximum?: Wrapped<number>;
    Currency?: string;
    TimeScale?: string;
  } | null;
  IsRemote?: boolean;
  MinimumWorkingHours?: Wrapped<number>;
  MaximumWorkingHours?: Wrapped<number>;
  WorkingHours?: string | null;
  Skills?: { Raw?: { Name?: string; Required?: boolean }[] } | null;
  MinimumYears?: Wrapped<number>;
  MaximumYears?: Wrapped<number>;
  MinimumYearsManagement?: Wrapped<number>;
  Degrees?: { Name?: string; Type?: string }[] | null;
  RequiredDegree?: string | null;
  LanguageCodes?: string[] | null;
  CertificationsAndLicenses?: string[] | null;
  DriversLicenses?: string[] | null;
  StartDate?: Wrapped<string>;
  EndDate?: Wrapped<string>;
  ApplicationDetails?: {
    ContactPerson?: string;
    ContactPhone?: string;
    ContactEmail?: string;
    Website?: string;
    ApplicationDeadline?: Wrapped<string>;
    PostedDate?: Wrapped<string>;
    ReferenceNumber?: string;
  } | null;
  JobDescription?: string | null;
  JobRequirements?: string | null;
  Benefits?: string | null;
  EmployerDescription?: string | null;
  JobMetadata?: { DocumentLanguage?: string } | null;
};

/** Result of one field in one document: number of values that are right, given and true. */
export type Tally = { right: number; given: number; due: number };

export type FieldResult = Tally & { expected: string; found: string };
