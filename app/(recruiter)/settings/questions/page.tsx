import type { Metadata } from 'next';
import { CvQuestions } from '@/components/settings/cv-questions';
import { ModelReading } from '@/components/settings/model-reading';
import { Section } from '@/components/settings/section';
import { SettingsPage, SettingsProblem } from '@/components/settings/settings-page';
import { Callout } from '@/components/ui/callout';
import { currentUser, questionSettings } from '@/lib/recruiter';
import { configureModelReading, configureQuestions } from '@/lib/recruiter/actions/questions';

export const metadata: Metadata = { title: 'CV questions' };

export default async function QuestionsPage() {
  const settings = await questionSettings(await currentUser(), undefined);
  if (!settings.ok) return <SettingsProblem problem={settings.problem} />;
  return (
    <SettingsPage>
      {settings.value.endpoint === 'missing' && (
        <Callout tone="caution" title="No language model is connected" className="mb-6">
          What you set here is kept. Until a model is connected, the parser alone reads CVs, and questions
          stay unanswered. Set LLM_BASE_URL and LLM_MODEL on the server to connect a model: the text of each
          new CV is then sent to it.
        </Callout>
      )}
      <Section
        title="A model that reads along"
        description="A language model reads each new English CV along with the parser. It fills in what the parser left empty; where the two differ, the candidate’s page shows both values. What the document does not say is dropped."
      >
        <ModelReading settings={settings.value} save={configureModelReading} />
      </Section>
      <Section
        title="CV questions"
        description="A language model answers these about each CV that is read from now on. The answers appear on the candidate’s page, marked as machine-made, and the list can be filtered by them. CVs that are already here are asked when they are read again."
      >
        <CvQuestions settings={settings.value} save={configureQuestions} />
      </Section>
    </SettingsPage>
  );
}
