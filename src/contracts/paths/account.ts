export const LOGIN_PATH = '/api/account/login'
export const LOGIN_REFRESH_PATH = '/api/account/loginRefresh'
export const LOGOUT_PATH = '/api/account/logout'
export const REGISTER_PATH = '/api/account/register'
export const CHANGE_PASSWORD_PATH = '/api/account/changePassword'
export const FORGOT_PASSWORD_PATH = '/api/account/forgotPasswordMail'
export const RESET_PASSWORD_PATH = '/api/account/resetPassword'
export const ACTIVATE_REGISTRATION_PATH = '/api/account/activateRegistration'
export const ACTIVATE_BY_IDENTIFIER_PATH = '/api/activateCustomerByIdentifier'
export const DELETE_USER_PATH = '/api/account/deleteUser'

/** Turns a repeated password into the proof that sensitive changes ask for. */
export const STEP_UP_PATH = '/api/account/stepUp'

/** The sign-ins of the customer, and how to end one or all of them. */
export const SIGN_INS_PATH = '/api/account/signIns'
export const END_SIGN_IN_PATH = '/api/account/endSignIn'
export const SIGN_OUT_EVERYWHERE_PATH = '/api/account/signOutEverywhere'

/** By the link of a mail: a sign-in or a change of the payout account was someone else. */
export const NOT_ME_PATH = '/api/account/notMe'

/** Carries the long-lived token of a sign-in. */
export const REFRESH_TOKEN_HEADER = 'x-refresh-token'

/** Carries the one-use token of a mailed link. */
export const ONE_USE_TOKEN_HEADER = 'x-token'

/** Carries the `identifier` claim of the token that `activateRegistration` returned. */
export const IDENTIFIER_HEADER = 'x-identifier'

/** Mailed links carry their token behind `#`, because browsers never send a fragment to a server. */
export const ACTIVATION_FRAGMENT = 'activate'
export const RESET_FRAGMENT = 'token'
export const NOT_ME_FRAGMENT = 'not-me'
