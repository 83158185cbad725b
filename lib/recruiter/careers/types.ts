/** The career page as its workspace sets it. */
export type CareerPage = {
  open: boolean;
  heading: string;
  lead: string;
  /** Its address. */
  link: string;
  /** Number of jobs that are on it. */
  jobs: number;
};

/** Whether a job is on the career page, and what is shown of it there. */
export type Publication = {
  published: boolean;
  /** True where people outside find it: published, with a form that is open, on a page that is open. */
  isListed: boolean;
  isPageOpen: boolean;
  showsEmployer: boolean;
  showsPay: boolean;
  /** Address of the job on the page; null where it never was there. */
  link: string | null;
  /** What could be shown; null where it is not known, or not certain. */
  employer: string | null;
  pay: string | null;
  /** Why search engines would not list it; null where they can. */
  unlisted: string | null;
};

/** What is asked of the list of open jobs. */
export type CareerSearch = { words: string; place: string; contract: string; remote: boolean; page: number };
