/** How the provider of identities reaches this workspace by SCIM. Times are ISO 8601. */
export type ProvisioningSettings = {
  /** The address that is entered with the provider. */
  address: string;
  token:
    | { state: 'none' }
    | { state: 'made'; madeAt: string; madeBy: string; usedAt: string | null }
    | { state: 'revoked'; revokedAt: string };
  /** Members and groups that the provider keeps here. */
  members: number;
  groups: number;
  /** False where `OIDC_ROLES` gives groups no roles. */
  groupsGiveRoles: boolean;
};
