import type { ReactNode } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import type { Obstacle } from '#web/platform/media/media-access.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'

export interface ActionProps {
  readonly onClick: () => void
  readonly kind?: keyof typeof BUTTON_STYLES
  readonly children: ReactNode
}

export function Action({ onClick, kind = 'primary', children }: ActionProps) {
  return (
    <button type="button" onClick={onClick} className={BUTTON_STYLES[kind]}>
      {children}
    </button>
  )
}

/** Buttons below each other on a phone, side by side where there is room. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">{children}</div>
}

/** What the step is doing or has found, read out at the next pause. */
export function StepStatus({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="mt-4 font-medium empty:hidden">
      {children}
    </p>
  )
}

export interface ObstacleNoticeProps {
  readonly obstacle: Obstacle
  readonly onAgain: () => void
  readonly onNext: () => void
}

export function ObstacleNotice({ obstacle, onAgain, onNext }: ObstacleNoticeProps) {
  const t = useTranslate()
  return (
    <div className="mt-4">
      <Notice tone="plain" role="status">
        <p>{t(obstacle === 'refused' ? 'SELF_TEST_REFUSED' : 'SELF_TEST_IMPOSSIBLE')}</p>
      </Notice>
      <Actions>
        <Action onClick={onNext}>{t('SELF_TEST_NEXT')}</Action>
        {obstacle === 'refused' && (
          <Action kind="secondary" onClick={onAgain}>
            {t('SELF_TEST_AGAIN')}
          </Action>
        )}
      </Actions>
    </div>
  )
}
