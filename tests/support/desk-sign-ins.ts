import type { LightMyRequestResponse } from 'fastify'
import { changeRoles } from '#server/desk/operators/manage-operators.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { readCookie, type TestDesk, type TestOperator } from './desk.ts'

const unescapeHtml = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What a page asks a passkey. */
export const readQuestion = ({ body }: LightMyRequestResponse) =>
  JSON.parse(unescapeHtml(/data-options="([^"]*)"/.exec(body)?.[1] ?? 'null'))

export const readCodes = ({ body }: LightMyRequestResponse): string[] =>
  [...body.matchAll(/<li><code>([^<]*)<\/code><\/li>/g)].map(([, code]) => code ?? '')

export const readAppKey = ({ body }: LightMyRequestResponse): string =>
  /secret=([A-Z2-7]+)/.exec(unescapeHtml(body))?.[1] ?? ''

export const describeAnswer = ({ statusCode, headers }: LightMyRequestResponse) => ({
  statusCode,
  location: headers.location ?? null,
})

export const seeOther = (location: string) => ({ statusCode: 303, location })

/** The first step of a sign-in: returns its cookie. */
export const enterPassword = async (
  desk: TestDesk,
  { name, password }: TestOperator,
  address: string,
): Promise<string> => readCookie(await desk.signIn(name, password, { address }))

/** An operator who has just been hired and has nothing but a password. */
export async function hireWithoutFactor(desk: TestDesk, ...roles: OperatorRole[]): Promise<TestOperator> {
  const operator = await desk.hire('inspector')
  await changeRoles(desk.manage, { name: operator.name, roles })
  await desk.takeAudit()
  return operator
}
