import type { ListedOperator } from '#contracts/desk/operators.ts'

const FACTORS: Readonly<Record<ListedOperator['factor'], string>> = {
  SET_UP: 'Set up',
  MISSING: 'Missing',
  NONE: 'None',
}

/** The texts of operators and their access. */
export const OPERATOR_TEXTS = {
  title: 'Operators',
  lead: 'Everyone with access to the desk. To add or disable operators or change their roles, run npm run operators on the server.',
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
}
