import { ClarificationPage } from '#web/features/clarification/clarification-page.tsx'
import type { ScreenProps } from '#web/platform/navigation/screen-props.ts'

export function ClarificationScreen({ data, params: { id, trade } }: ScreenProps<'clarification'>) {
  return <ClarificationPage view={data.view} problem={data.problem} link={{ id, trade }} />
}
