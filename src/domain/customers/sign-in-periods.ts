/** How long the link works that confirms an address, or that chooses the first password of an account opened from a sale. */
export const ACTIVATION_DAYS = 7

/** How long the link works that resets a password. */
export const RESET_HOURS = 1

/** How long "this wasn't me" works. Longer than a holiday: the link only stops things, and never lets anyone in. */
export const NOT_ME_DAYS = 14

/** A sign-in that isn't used for this long ends. */
export const SIGN_IN_DAYS = 30

/** However often it is renewed, a sign-in ends this long after its password was typed. */
export const SIGN_IN_MAX_DAYS = 180

/** Long enough to answer "was that me?" after a sign-in has ended. */
export const ENDED_SIGN_IN_DAYS = 30

/** A browser that wasn't used to sign in for this long is a new one. Browsers keep no cookie for longer. */
export const KNOWN_DEVICE_DAYS = 400

/** Failed attempts count for this long. If it were shorter, waiting would allow faster guessing than the longest delay does. */
export const ATTEMPT_KEEP_DAYS = 1

/** The most that a browser remembers the credentials of a customer who asks for it. */
export const REMEMBERED_DAYS = 30
