import { useEffect, useState } from 'react'
import { readHashEntry } from '#web/platform/account/account-hash.ts'

/** Undefined until the address was read: the server never sees what stands behind the `#`. */
export type HashToken = string | null | undefined

/** The token of a mail's link. It is taken out of the address at once: nobody who looks at the screen needs it. */
export function useHashToken(name: string): HashToken {
  const [token, setToken] = useState<HashToken>(undefined)
  useEffect(() => {
    const read = () => {
      const found = readHashEntry(location.hash, name)
      // A page that is shown again has lost its token from the address, not from its memory.
      setToken((before) => found ?? before ?? null)
      if (found) history.replaceState(history.state, '', location.pathname + location.search)
    }
    read()
    // The second link of a second mail, opened in the same tab, changes nothing but the hash.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [name])
  return token
}
