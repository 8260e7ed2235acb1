import { useEffect, useState } from 'react'
import { readHashEntry } from '#web/platform/account/account-hash.ts'
import { useRouter } from '#web/platform/navigation/router.ts'

/** Undefined until the address is read: the server never sees what follows the `#`. */
export type HashToken = string | null | undefined

/** The token of a mail's link. It is removed from the address at once, so that nobody reads it off the screen. */
export function useHashToken(name: string): HashToken {
  const router = useRouter()
  const [token, setToken] = useState<HashToken>(undefined)
  useEffect(() => {
    const read = () => {
      const found = readHashEntry(location.hash, name)
      // A page that is shown again has no token in its address any more, but still in its memory.
      setToken((before) => found ?? before ?? null)
      if (found) router.replaceAddress(location.pathname + location.search)
    }
    read()
    // The link of a second mail, opened in the same tab, changes nothing but the hash.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [name, router])
  return token
}
