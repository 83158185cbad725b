import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { inVersion, type ParserVersion, versionInAddress } from '@/lib/contracts/versions';
import { type ConnectionState, REGIONS } from '@/lib/recruiter/vocabulary';

export type Filled = Pick<ConnectionState, 'baseUrl' | 'region' | 'version'>;

type Props = { filled: Filled; onFill: (filled: Filled) => void };

const ELSEWHERE = 'elsewhere';

const ADDRESS_HINT = {
  parser: 'With the version at its end, such as https://host/v10.',
  market: 'The part before /api/v3.',
};

const VERSIONS: readonly { value: ParserVersion; label: string; description: string }[] = [
  { value: 'v10', label: 'Version 10', description: 'All that this workspace shows.' },
  { value: 'v9', label: 'Version 9', description: 'For providers and contracts that have no other.' },
];

/** Data that version 9 lacks, and calls that use version 10 all the same (decision 0075). */
const LACKING =
  'Version 9 gives telephone numbers as written only, no national levels of degrees, no related professions, and not which positions overlap. Indexes and matching still use version 10 at the same host.';

/** The addresses of a provider's data centres, so that nobody has to look them up; any other can be entered. */
function RegionPreset({ filled, onFill }: Props) {
  const known = REGIONS.find(({ baseUrl }) => baseUrl === inVersion(filled.baseUrl, 'v10'));
  const fill = (id: string) => {
    const { baseUrl, region } = REGIONS.find((each) => each.id === id) ?? { baseUrl: '', region: '' };
    onFill({ ...filled, baseUrl: inVersion(baseUrl, filled.version), region });
  };
  return (
    <Field label="Data centre" hint="Fills in the address and the region.">
      <Select
        value={known?.id ?? ELSEWHERE}
        onValueChange={fill}
        options={[
          ...REGIONS.map(({ id, name, baseUrl }) => ({
            value: id as string,
            label: name,
            description: new URL(baseUrl).host,
          })),
          { value: ELSEWHERE, label: 'Another address' },
        ]}
      />
    </Field>
  );
}

function VersionOfParses({ filled, onFill }: Props) {
  return (
    <Field label="Version" hint={filled.version === 'v9' ? LACKING : 'In which documents are parsed.'}>
      <Select
        value={filled.version}
        onValueChange={(version) =>
          onFill({ ...filled, version, baseUrl: inVersion(filled.baseUrl, version) })
        }
        options={VERSIONS}
      />
    </Field>
  );
}

/** Address and version of a provider: the address contains the version, so one follows the other. */
export function ProviderAddress({ api, ...props }: Props & { api: ConnectionState['api'] }) {
  const { filled, onFill } = props;
  const enter = (baseUrl: string) => {
    const version = versionInAddress(baseUrl.trim().replace(/\/+$/, '')) ?? filled.version;
    onFill({ ...filled, baseUrl, version });
  };
  return (
    <>
      {api === 'parser' && <RegionPreset {...props} />}
      <Field label="Base address" name="baseUrl" hint={ADDRESS_HINT[api]}>
        <Input
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={filled.baseUrl}
          onChange={({ target }) => enter(target.value)}
        />
      </Field>
      {api === 'parser' && <VersionOfParses {...props} />}
    </>
  );
}
