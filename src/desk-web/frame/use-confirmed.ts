import { useDesk } from './desk-context.ts'

/**
 * Whether the operator has shown the second factor just now. Whoever hasn't has to do so before typing or choosing
 * anything, because it would be lost on the way.
 */
export function useConfirmed(): () => boolean {
  const { me } = useDesk()
  return () => {
    const { confirmedUntil } = me.stepUp
    if (confirmedUntil !== null && Date.parse(confirmedUntil) > Date.now()) return true
    location.assign(`/desk/confirm?next=${encodeURIComponent(location.pathname + location.search)}`)
    return false
  }
}
