import { readFileSync } from 'node:fs'
import { type Environment, parseEnvironment } from '#server/config/environment.ts'

export const read = (file: string): string => readFileSync(file, 'utf8')

/** Anchors that are merged (`<<`) are not part of YAML 1.2, but compose reads them. */
export const YAML = { merge: true } as const

export type Variables = Readonly<Record<string, string>>

/** `NAME=value` lines, as systemd and kubectl read them. */
export const readVariables = (file: string): Variables =>
  Object.fromEntries([...read(file).matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]))

export const SECRETS: Variables = {
  SHOP_SECRET: 'a secret of this test that is long enough',
  DATABASE_URL: 'postgres://rivendo:password@database/shop',
  SMTP_URL: 'smtp://mail.example',
  BLOB_ACCESS_KEY_ID: 'rivendo',
  BLOB_SECRET_ACCESS_KEY: 'password',
  METRICS_TOKEN: 'a token of this test',
}

/** What the shop makes of these settings, with a value for each secret that is in a file or isn't filled in. */
export const readSettings = (settings: Variables): Environment =>
  parseEnvironment(
    Object.fromEntries(
      Object.entries(settings).map(([name, value]) => {
        const secret = name.replace(/_FILE$/, '')
        const isSecret = secret in SECRETS && (value === '' || name !== secret)
        return isSecret ? [secret, SECRETS[secret]] : [name, value]
      }),
    ),
  )
