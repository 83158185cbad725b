'use client';

import { detail } from '@/components/dossier/details/detail';
import { DetailLines, Inspected } from '@/components/dossier/details/detail-lines';
import { documentFacts } from '@/components/dossier/details/document-facts';
import { PlainText } from '@/components/dossier/details/plain-text';
import type { ParsedResume } from '@/lib/contracts';
import { useResume } from './resume-context';

type Metadata = NonNullable<ParsedResume['resumeMetadata']>;

/**
 * For the inspector, the parser's data on the document itself: its parts, the texts it withholds from the blind view,
 * its plain text.
 */
export function DocumentSection() {
  const { resume } = useResume();
  const metadata = resume.resumeMetadata;
  if (!metadata) return null;
  const { reservedData: reserved } = metadata;
  return (
    <>
      <DetailLines
        of="the document"
        details={[
          ...documentFacts(metadata),
          detail('Given tags', resume.userDefinedTags),
          detail('Advice codes', adviceCodes(metadata)),
        ]}
      />
      <FoundSections sections={metadata.foundSections} />
      {reserved && (
        <DetailLines
          of="what the blind view leaves out"
          label="Left out of the blind view"
          details={[
            detail('Names', reserved.names),
            detail('Phones', reserved.phones),
            detail('E-mail', reserved.emailAddresses),
            detail('Web', reserved.urls),
            detail('Other', reserved.otherData),
          ]}
        />
      )}
      <PlainText text={metadata.plainText} />
    </>
  );
}

/** Returns the code of every piece of advice, and the entries it is about. */
function adviceCodes({ resumeQuality }: Metadata): string[] {
  return (resumeQuality ?? []).flatMap(({ level, findings }) =>
    (findings ?? []).map(({ qualityCode, sectionIdentifiers }) => {
      const about = (sectionIdentifiers ?? []).map(({ sectionType, id }) =>
        [sectionType, id].filter(Boolean).join(' '),
      );
      return [qualityCode, level, ...about].filter(Boolean).join(' · ');
    }),
  );
}

function FoundSections({ sections }: { sections: Metadata['foundSections'] }) {
  if (!sections?.length) return null;
  return (
    <Inspected title={`${sections.length} parts found`}>
      <table className="w-full text-xs text-ink-muted">
        <thead className="text-left text-ink-faint">
          <tr>
            <th scope="col" className="pr-3 font-normal">
              Part
            </th>
            <th scope="col" className="pr-3 font-normal">
              Heading
            </th>
            <th scope="col" className="text-right font-normal">
              Lines
            </th>
          </tr>
        </thead>
        <tbody>
          {sections.map(({ sectionType, headerTextFound, firstLineNumber, lastLineNumber }) => (
            <tr key={`${sectionType} ${firstLineNumber}`}>
              <td className="pr-3">{sectionType}</td>
              <td dir="auto" className="pr-3">
                {headerTextFound}
              </td>
              <td className="text-right tabular-nums">
                {firstLineNumber}–{lastLineNumber}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Inspected>
  );
}
