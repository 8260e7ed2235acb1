import { createContext, type ReactNode, useContext } from 'react'
import type { LayoutName } from '#domain/pages/layout.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useIsLoading } from '#web/platform/navigation/current-page.ts'

export interface LayoutProps {
  readonly children: ReactNode
}

export interface LayoutFrameProps extends LayoutProps {
  readonly name: LayoutName
  readonly header: ReactNode
  readonly footer: ReactNode
}

/** Puts header and footer into the page. The server, which has prepared them once per shop, leaves them out here. */
export const FrameContext = createContext(
  (_part: 'header' | 'footer', content: ReactNode): ReactNode => content,
)

/** What all layouts share: the skip link and the landmarks. */
export function LayoutFrame({ name, header, footer, children }: LayoutFrameProps) {
  const t = useTranslate()
  const isLoading = useIsLoading()
  const place = useContext(FrameContext)
  return (
    <div data-layout={name} className="flex min-h-dvh flex-col">
      {/* A landmark, because the question about analytics, which is answered first, may come before it. */}
      <nav aria-label={t('SKIP_TO_CONTENT')}>
        <a
          href="#content"
          className="absolute left-4 top-2 z-30 -translate-y-24 rounded-field bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
        >
          {t('SKIP_TO_CONTENT')}
        </a>
      </nav>
      {isLoading && <div className="loading-bar" />}
      {place('header', header)}
      <main id="content" tabIndex={-1} aria-busy={isLoading} className="flex-1 outline-none">
        {children}
      </main>
      {place('footer', footer)}
    </div>
  )
}
