import type { TestCheck, TestStep } from '#domain/self-test/test-steps.ts'
import { joinList } from '#messages/locale/join-list.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

/** What a seller goes through. */
export const STEP_NAMES = {
  touch: 'SELF_TEST_TOUCH',
  screen: 'SELF_TEST_SCREEN',
  sound: 'SELF_TEST_SOUND',
  backCamera: 'SELF_TEST_BACK_CAMERA',
  frontCamera: 'SELF_TEST_FRONT_CAMERA',
  motion: 'SELF_TEST_MOTION',
  charging: 'SELF_TEST_CHARGING',
  buttons: 'SELF_TEST_BUTTONS',
  keyboard: 'SELF_TEST_KEYBOARD',
  controller: 'SELF_TEST_CONTROLLER',
} as const satisfies Readonly<Record<TestStep, MessageKey>>

/** What is found out. */
export const CHECK_NAMES = {
  touch: 'SELF_TEST_TOUCH',
  pixels: 'SELF_TEST_PIXELS',
  marks: 'SELF_TEST_MARKS',
  sound: 'SELF_TEST_SOUND',
  backCamera: 'SELF_TEST_BACK_CAMERA',
  frontCamera: 'SELF_TEST_FRONT_CAMERA',
  motion: 'SELF_TEST_MOTION',
  charging: 'SELF_TEST_CHARGING',
  buttons: 'SELF_TEST_BUTTONS',
  keyboard: 'SELF_TEST_KEYBOARD',
  controllerButtons: 'SELF_TEST_CONTROLLER_BUTTONS',
  sticks: 'SELF_TEST_STICKS',
} as const satisfies Readonly<Record<TestCheck, MessageKey>>

/** Names checks in one sentence. */
export function useCheckList(): (checks: readonly TestCheck[]) => string {
  const t = useTranslate()
  const { locale } = useShop().market
  return (checks) =>
    joinList(
      locale,
      checks.map((check) => t(CHECK_NAMES[check])),
    )
}
