import type { SelectOption } from '@/components/ui/select';
import type { Role } from '@/lib/recruiter';

/** The roles in a menu, the strongest first, each with its permissions. */
export const ROLE_OPTIONS: readonly (SelectOption<Role> & { description: string })[] = [
  { value: 'owner', label: 'Owner', description: 'Everything, and members and API access as well' },
  {
    value: 'recruiter',
    label: 'Recruiter',
    description: 'Uploads, corrects, exports and deletes candidates',
  },
  { value: 'viewer', label: 'Viewer', description: 'Reads and exports candidates' },
];
