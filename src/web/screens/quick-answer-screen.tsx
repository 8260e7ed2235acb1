import { QuickAnswerPage } from '#web/features/clarification/quick-answer-page.tsx'
import type { ScreenProps } from '#web/platform/navigation/screen-props.ts'

export function QuickAnswerScreen({ data, params: { id, trade } }: ScreenProps<'clarificationQuickAnswer'>) {
  return <QuickAnswerPage {...data} link={{ id, trade }} />
}
