import { useState } from 'react'
import type { DrawerRow } from '#domain/drawer/drawer-row.ts'
import { buildShareHash } from '#domain/drawer/share-hash.ts'
import { buildPath } from '#domain/routing/path.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

/** Passes a link on, in the way the browser has for it; false where the visitor has changed their mind. */
async function passOn(title: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    // Cancelled by the visitor, or forbidden by the browser: the link is shown instead.
    return 'failed'
  }
}

/** A link to the same devices for someone else in the family, without any answers. */
export function ShareList({ rows }: { readonly rows: readonly DrawerRow[] }) {
  const t = useTranslate()
  const { market } = useShop()
  const [state, setState] = useState<'idle' | 'shared' | 'copied' | 'failed'>('idle')
  const hash = buildShareHash(rows)
  if (hash === '') return null
  const path = buildPath(market, 'list') + hash
  const share = async () => setState(await passOn(t('SCREEN_LIST'), location.origin + path))
  return (
    <div className="text-small">
      <button
        type="button"
        onClick={() => void share()}
        className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4"
      >
        {t('DRAWER_SHARE')}
      </button>
      <p className="text-ink-soft">{t('DRAWER_SHARE_TEXT')}</p>
      <p role="status" className="font-medium empty:sr-only">
        {state === 'copied' ? t('DRAWER_SHARE_COPIED') : ''}
      </p>
      {state === 'failed' && (
        <a href={path} className="inline-flex min-h-11 items-center wrap-anywhere text-accent">
          {t('DRAWER_SHARE_LINK')}
        </a>
      )}
    </div>
  )
}
