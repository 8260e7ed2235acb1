import { isAbsolute } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '#server/config/environment.ts'
import { StartupError } from '#server/config/startup-error.ts'

const failureOf = (source: Record<string, string>): string => {
  try {
    parseEnvironment(source)
  } catch (error) {
    if (error instanceof StartupError) return error.message
  }
  return 'started'
}

describe('the environment', () => {
  it('needs no variables', () => {
    const environment = parseEnvironment({})
    expect(environment).toMatchObject({
      LISTEN_ADDRESS: '127.0.0.1',
      DESK_PORT: 8110,
      DESK_ADDRESS: '127.0.0.1',
      TRUSTED_PROXIES: [],
      LOG_LEVEL: 'info',
      CMS_USER: '',
      CMS_PASSWORD: '',
      CMS_TIMEOUT_MS: 2_000,
    })
    expect(environment.DATABASE_URL).toBeUndefined()
    expect(environment.CMS_URL).toBeUndefined()
    expect(environment.WEB_CONCURRENCY).toBeGreaterThanOrEqual(1)
    expect(isAbsolute(environment.DATA_DIR)).toBe(true)
  })

  it.each([
    ['DATABASE_URL', 'postgres://shop:pw@db:5432/shop', 'postgres://shop:pw@db:5432/shop'],
    ['DATABASE_URL', 'postgresql://db/shop', 'postgresql://db/shop'],
    ['WEB_CONCURRENCY', '4', 4],
    ['LISTEN_PORTS', '8101, 8102,', [8101, 8102]],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/8, ::1, 192.0.2.7, 2001:db8::/32',
      ['10.0.0.0/8', '::1', '192.0.2.7', '2001:db8::/32'],
    ],
    ['CMS_URL', 'https://cms.example/api', 'https://cms.example/api'],
    ['CMS_TIMEOUT_MS', '500', 500],
    ['METRICS_TOKEN', 'sixteen-letters!', 'sixteen-letters!'],
    ['MAILBOX', 'on', 'on'],
    ['MAILBOX_TOKEN', 'sixteen-letters_1', 'sixteen-letters_1'],
    ['SECURITY_CONTACT', 'mailto:security@rivendo.com', 'mailto:security@rivendo.com'],
    ['DATA_DIR', '/var/lib/shop', '/var/lib/shop'],
    ['CONSENT_BANNER', 'off', 'off'],
    ['CONTROLLING_COLLECTOR_URL', 'https://me:pw@collect.example/in', 'https://me:pw@collect.example/in'],
    ['PERSONALISATION_SCRIPT_URL', 'https://person.example/a.js', 'https://person.example/a.js'],
    ['BLOB_FOLDER', '/srv/files', '/srv/files'],
    ['BLOB_ENDPOINT', 'https://storage.example', 'https://storage.example'],
    ['DESK_PORT', '9000', 9000],
    ['DESK_ORIGIN', 'https://Desk.example:443/', 'https://desk.example'],
    ['DESK_NETWORKS', '10.1.0.0/16,2001:db8:7::/48', ['10.1.0.0/16', '2001:db8:7::/48']],
  ])('reads %s=%s', (name, value, expected) => {
    expect(parseEnvironment({ [name]: value })).toMatchObject({ [name]: expected })
  })

  it.each([
    ['DATABASE_URL', 'mysql://db/shop'],
    ['DATABASE_URL', 'db'],
    ['WEB_CONCURRENCY', '0'],
    ['WEB_CONCURRENCY', '65'],
    ['WEB_CONCURRENCY', 'two'],
    ['WEB_CONCURRENCY', '1.5'],
    ['LISTEN_PORTS', '8101,http'],
    ['LISTEN_PORTS', '0'],
    ['LISTEN_PORTS', '65536'],
    ['TRUSTED_PROXIES', 'proxy.internal'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,nonsense'],
    ['DESK_PORT', '0'],
    ['DESK_ORIGIN', 'desk.example'],
    ['DESK_ORIGIN', 'ftp://desk.example'],
    ['DESK_NETWORKS', ''],
    ['DESK_NETWORKS', ' '],
    ['DESK_NETWORKS', ' , '],
    ['DESK_NETWORKS', 'warehouse'],
    ['PAGE_CACHE', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['MAILBOX', 'yes'],
    ['MAILBOX_TOKEN', 'short'],
    ['MAILBOX_TOKEN', 'sixteen letters; x'],
    ['SECURITY_CONTACT', 'security@rivendo.com'],
    ['SECURITY_CONTACT', 'mailto:a@b.example\nPolicy: x'],
    ['CMS_URL', 'ftp://cms.example'],
    ['CMS_URL', 'javascript:alert(1)'],
    ['CONSENT_BANNER', 'never'],
    ['CONTROLLING_COLLECTOR_URL', 'collect.example'],
    ['CONTROLLING_COLLECTOR_URL', 'ftp://collect.example'],
    ['PERSONALISATION_SCRIPT_URL', 'http://person.example/a.js'],
    ['BLOB_URL', 'https://bucket.example'],
    ['BLOB_URL', 's3://Not_A_Bucket'],
    ['BLOB_TIMEOUT_MS', '49'],
    ['CMS_TIMEOUT_MS', '49'],
    ['CMS_TIMEOUT_MS', '30001'],
    ['CMS_TIMEOUT_MS', 'soon'],
  ])('stops the start and names %s if it is %s', (name, value) => {
    expect(failureOf({ [name]: value })).toMatch(new RegExp(`^Invalid environment: ${name}: .`))
  })

  it('takes a bucket only together with its keys', () => {
    const bucket = { BLOB_URL: 's3://shop-files/live', BLOB_ACCESS_KEY_ID: 'id' }
    expect(failureOf(bucket)).toContain('BLOB_URL also needs BLOB_ACCESS_KEY_ID and BLOB_SECRET_ACCESS_KEY')
    expect(parseEnvironment({ ...bucket, BLOB_SECRET_ACCESS_KEY: 'secret' }).BLOB_URL).toBe(bucket.BLOB_URL)
  })

  it('names every bad value in one line', () => {
    const message = failureOf({ LOG_LEVEL: 'loud', CMS_TIMEOUT_MS: 'soon', WEB_CONCURRENCY: '4' })
    expect(message).toContain('LOG_LEVEL: ')
    expect(message).toContain('CMS_TIMEOUT_MS: ')
    expect(message).not.toContain('WEB_CONCURRENCY')
    expect(message).not.toContain('\n')
  })

  it('never repeats a password in an error', () => {
    expect(failureOf({ DATABASE_URL: 'mysql://shop:hunter2@db/shop' })).not.toContain('hunter2')
    expect(failureOf({ METRICS_TOKEN: 'hunter2' })).not.toContain('hunter2')
  })

  it.each([
    'DATABASE_URL',
    'WEB_CONCURRENCY',
    'LISTEN_PORTS',
    'LISTEN_ADDRESS',
    'HOSTS_FILE',
    'LOG_LEVEL',
    'METRICS_TOKEN',
    'CMS_URL',
    'CMS_TIMEOUT_MS',
  ])('treats an empty %s as not set', (name) => {
    expect(parseEnvironment({ [name]: '' })).toEqual(parseEnvironment({}))
  })

  it('lets everyone use the desk only where no networks are named at all', () => {
    expect(parseEnvironment({}).DESK_NETWORKS).toEqual([])
    expect(failureOf({ DESK_NETWORKS: '' })).toBe(
      'Invalid environment: DESK_NETWORKS: is empty, which would let everyone in. List the networks that may use the desk, or remove it to allow all',
    )
  })

  it('asks for identity documents only in markets whose law is known, and nowhere by default', () => {
    expect(parseEnvironment({}).IDENTITY_MARKETS).toEqual([])
    expect(parseEnvironment({ IDENTITY_MARKETS: 'fr, it,es' }).IDENTITY_MARKETS).toEqual(['fr', 'it', 'es'])
    expect(failureOf({ IDENTITY_MARKETS: 'fr,de' })).toBe(
      'Invalid environment: IDENTITY_MARKETS: names a market without a law that asks for identity documents',
    )
    expect(failureOf({ IDENTITY_MARKETS: 'xx' })).toContain('IDENTITY_MARKETS')
  })

  it('ignores variables of other programs', () => {
    expect(parseEnvironment({ PATH: '/bin', npm_config_x: 'y' })).toEqual(parseEnvironment({}))
  })
})
