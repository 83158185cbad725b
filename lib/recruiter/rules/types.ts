/** What a rule does when somebody comes into a stage. None of it moves anybody, so that no rule sets off another. */
export type RuleAct =
  | { kind: 'tag'; tag: string }
  | { kind: 'task'; text: string; memberId: string; days: number }
  | { kind: 'mail'; templateId: string };

/** A rule in words: the names are those of today. `job` null: of any job. */
export type StageRule = {
  id: string;
  stage: string;
  job: { id: string; name: string } | null;
  act: RuleAct;
  /** What the act is about: the member of a task, or the template of a mail; null where it is gone. */
  about: string | null;
  isOn: boolean;
  by: string;
};

/** What came of a rule for one person. `reason` says why it was left. `at` is ISO 8601. */
export type RuleRun = {
  id: string;
  rule: StageRule;
  state: 'waiting' | 'done' | 'left';
  reason: string | null;
  at: string;
  candidate: { id: string; name: string };
};

type Named = { id: string; name: string };

export type RuleSettings = {
  rules: StageRule[];
  runs: RuleRun[];
  stages: Named[];
  jobs: Named[];
  /** Who can be given a task. */
  members: Named[];
  templates: Named[];
  /** False where no mail server is set up, so that no mail of a rule can be sent. */
  canMail: boolean;
};
