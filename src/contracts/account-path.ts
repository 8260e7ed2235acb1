/** Apart from the schemas, so that the browser does not load the schema library for a path. */
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

/** The long-lived token of a sign-in. */
export const REFRESH_TOKEN_HEADER = 'x-refresh-token'

/** The token of a mail's link, which works once. */
export const ONE_USE_TOKEN_HEADER = 'x-token'

/** What the browser has read from the answer of `activateRegistration`: the claim `identifier` of its token. */
export const IDENTIFIER_HEADER = 'x-identifier'

/** Part of an address behind `#` under which a mail's link carries its token; browsers send it to nobody. */
export const ACTIVATION_FRAGMENT = 'activate'
export const RESET_FRAGMENT = 'token'
