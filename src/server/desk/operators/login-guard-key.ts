/**
 * The key under which the login guard counts attempts at the desk. The guard counts customers by what they type as an
 * email address, in lower case. A key in capitals is out of their reach: from the shop nobody can lock an operator out.
 */
export const toLoginGuardKey = (text: string): string => `DESK ${text}`
