import type { ListedOperator } from '#contracts/desk/operators.ts'

const FACTORS: Readonly<Record<ListedOperator['factor'], string>> = {
  SET_UP: 'Set up',
  MISSING: 'Missing',
  NONE: 'None',
}

/** The texts of operators and their access. */
export const OPERATOR_TEXTS = {
  title: 'Operators',
  lead: 'Everyone with access to the desk.',
  empty: 'No operators.',
  factors: FACTORS,
  disabled: 'Disabled',
  columns: {
    name: 'Operator',
    roles: 'Roles',
    factor: 'Second factor',
    signIns: 'Sign-ins',
    tokens: 'Tokens',
  },
  operatorTitle: (name: string) => `Operator ${name}`,
  allOperators: 'All operators',
  disabledSince: 'Disabled since',
  signIns: 'Sign-ins',
  noSignIns: 'Not signed in anywhere.',
  token: (mayDo: string) => `API token (${mayDo})`,
  browser: (browser: string, address: string) => `${browser} (${address})`,
  since: 'Since',
  lastUsed: 'Last used',
  ends: 'Ends',
  end: 'End',
  endOne: (place: string) => `End: ${place}`,
  ended: 'That sign-in has been ended.',
  endAll: 'End all sign-ins',
  endAllText: (name: string) =>
    `${name} is signed out of all browsers, which then count as unknown. Tokens stay.`,
  endedAll: (count: number) => (count === 1 ? '1 sign-in ended.' : `${count} sign-ins ended.`),
  own: 'This is you. Only another administrator can reset your second factor.',
  ownLink: 'Manage your own sign-in under Security',
  noFactor: (name: string) => `${name} has no second factor.`,
  resetText:
    'Only for someone who’s lost their phone or key and all recovery codes. Make sure it’s really them: speak to them in person. This removes all their second factors and signs them out everywhere. They’ll set up a new one the next time they sign in.',
  reset: 'Reset second factor',
  resetDone: (name: string) => `${name} sets up a new second factor at the next sign-in.`,
  add: 'Add an operator',
  name: 'Name to sign in with',
  nameHint: '2 to 40 lower-case letters, digits, dots, hyphens and underscores. Names are never used again.',
  added: (name: string) => `${name} can sign in now`,
  passwordTitle: (name: string) => `New password of ${name}`,
  passwordText: (name: string) =>
    `Give this password to ${name} in person or by a safe channel. You won’t see it again.`,
  saved: 'I’ve passed it on',
  mayDo: (name: string) => `What ${name} may do`,
  changeRoles: 'Change roles',
  rolesChanged: (name: string) => `${name} has these roles from now on.`,
  password: 'Password',
  renewPassword: 'Create a new password',
  renewPasswordText: (name: string) =>
    `${name} is signed out everywhere, and their tokens no longer work. You’ll see the new password once.`,
  newToken: 'New API token',
  newTokenLead:
    'For a machine that calls the API in this operator’s name. It never may do more than the operator, and only what you tick here.',
  tokenRoles: 'Everyday calls of these roles',
  tokenActions: 'Actions for which a person shows their second factor',
  tokenDays: 'Valid for (days)',
  createToken: 'Create the token',
  tokenTitle: 'New API token',
  tokenText: (name: string, until: string) =>
    `Whoever has this token can call the API as ${name} until ${until}. You won’t see it again. End it in the list of sign-ins.`,
  disable: 'Disable for good',
  disableLead: 'For someone who leaves. What they did stays in the log under their name.',
  disableOne: (name: string) => `Disable ${name}`,
  disableText: (name: string) =>
    `${name} is signed out everywhere and can never sign in again. This can’t be undone.`,
  disabledDone: (name: string) => `${name} can’t sign in any more.`,
}
