export const CUSTOMERS_PATH = '/api/customers/customers'
export const PEOPLE_PATH = '/api/customers/people'
export const ADDRESSES_PATH = '/api/customers/addresses'
export const BANK_ACCOUNTS_PATH = '/api/customers/bank_accounts'
export const PAYPAL_ACCOUNTS_PATH = '/api/customers/paypal_accounts'
export const CUSTOMER_PAYMENT_ACCOUNTS_PATH = '/api/customers/customer_payment_accounts'
export const PHONE_CONTACTS_PATH = '/api/customers/phone_contacts'
export const TRADE_HISTORY_PATH = '/api/customers/trade_history'
export const DATA_EXPORT_PATH = '/api/customers/data_export'
export const GUEST_ACCOUNT_NUMBER_PATH = '/api/customers/guest_account_number'

/** Trades on one page of the history; a shorter page is the last one. */
export const TRADE_HISTORY_PAGE_SIZE = 20

/** The name of a resource, as `@id` and in requests. */
export const buildIri = (path: string, id: string): string => `${path}/${id}`
