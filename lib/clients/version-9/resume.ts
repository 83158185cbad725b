import { decode, HrXmlResume, type ParsedResume } from '@/lib/contracts';
import { contactOf } from './contact';
import { educationOf } from './education';
import { positionsOf } from './employment';
import { sectionsOf } from './sections';
import { shapedBy } from './shape';
import { skillsDataOf, skillsOf } from './skills';
import { metadataOf, personalOf, summaryOf, trainingOf } from './user-area';

/** Converts a resume of HR-XML 2.5, as JSON made of XML, to the members of version 10; undefined when it is not one. */
export function resumeOf(document: unknown): ParsedResume | undefined {
  const shaped = shapedBy(HrXmlResume, document);
  if (!shaped) return undefined;
  const { resume } = decode(HrXmlResume, shaped);
  const { structuredXMLResume: structured } = resume;
  const area = resume.userArea.resumeUserArea;
  return {
    contactInformation: contactOf(structured.contactInfo),
    ...sectionsOf(structured),
    coverLetter: area.coverLetter?.text,
    personalAttributes: personalOf(area),
    education: educationOf(structured),
    employmentHistory: {
      experienceSummary: summaryOf(area.experienceSummary),
      positions: positionsOf(structured),
    },
    skillsData: skillsDataOf(area.experienceSummary),
    skills: skillsOf(resume),
    training: trainingOf(resume),
    hobbies: area.hobbies?.text,
    resumeMetadata: metadataOf(resume),
  };
}
