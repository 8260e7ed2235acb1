import { useCurrentPage } from '#web/platform/navigation/current-page.ts'

/** Whether the page is the checkout, which has a slim header and no footer in every layout. */
export const useIsCheckout = (): boolean => useCurrentPage()?.screen === 'checkout'
