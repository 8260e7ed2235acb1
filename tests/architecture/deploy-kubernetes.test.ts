import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { read, readSettings, readVariables, SECRETS, type Variables } from '../support/deploy-settings.ts'

interface Port {
  readonly name: string
  readonly containerPort: number
}

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string }
  readonly tcpSocket?: { readonly port: string }
}

interface Container {
  readonly env: readonly { readonly name: string; readonly value: string }[]
  readonly envFrom: readonly object[]
  readonly ports: readonly Port[]
  readonly readinessProbe: Probe
  readonly livenessProbe: Probe
  readonly startupProbe: Probe
  readonly securityContext: object
}

interface Pods {
  readonly metadata: { readonly labels: Variables }
  readonly spec: {
    readonly containers: readonly [Container]
    readonly volumes: readonly { readonly configMap?: { readonly name: string } }[]
  }
}

interface Manifest {
  readonly kind: string
  readonly metadata: { readonly name: string; readonly labels?: Variables }
  readonly data: Variables
  readonly spec: {
    readonly selector: Variables & { readonly matchLabels: Variables }
    readonly ports: readonly { readonly name: string; readonly targetPort: string }[]
    readonly template: Pods
  }
}

const KUBERNETES = 'deploy/kubernetes'
const KUSTOMIZATION = parse(read(`${KUBERNETES}/kustomization.yaml`))
const RESOURCES: readonly string[] = KUSTOMIZATION.resources
const MANIFESTS = RESOURCES.flatMap((file) =>
  // What they lack of this, the tests below would find missing.
  parseAllDocuments(read(`${KUBERNETES}/${file}`)).map((document) => document.toJS() as Manifest),
)

const ofKind = (kind: string): Manifest[] => MANIFESTS.filter((manifest) => manifest.kind === kind)

const DEPLOYMENTS = ofKind('Deployment')
const POD_MANIFESTS = [...DEPLOYMENTS, ...ofKind('Job')]

const withNames = (manifests: readonly Manifest[]): [string, Manifest][] =>
  manifests.map((manifest) => [manifest.metadata.name, manifest])

const toContainer = ({ spec }: Manifest): Container => spec.template.spec.containers[0]

function requireService(name: string): Manifest {
  const service = ofKind('Service').find(({ metadata }) => metadata.name === name)
  if (!service) throw new Error(`No service is named ${name}`)
  return service
}

const SETTINGS = ofKind('ConfigMap').find(({ metadata }) => metadata.name === 'rivendo')?.data ?? {}

const toSettings = (manifest: Manifest): Variables => ({
  ...readVariables(`${KUBERNETES}/secrets.example.env`),
  ...Object.fromEntries(
    [...read('deploy/Containerfile').matchAll(/(\w+_(?:PORTS|ADDRESS))=(\S+)/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ),
  ...SETTINGS,
  ...Object.fromEntries(toContainer(manifest).env.map(({ name, value }) => [name, value])),
})

describe('Kubernetes', () => {
  it('gets every manifest', () => {
    const existing = globSync(`${KUBERNETES}/*.yaml`).map((file) => basename(file))
    expect(RESOURCES.toSorted()).toEqual(existing.filter((name) => name !== 'kustomization.yaml').toSorted())
  })

  it('gets no secret that would replace the real one', () => {
    expect(ofKind('Secret')).toEqual([])
    expect(Object.keys(KUSTOMIZATION)).not.toContain('secretGenerator')
    expect(Object.keys(SETTINGS).filter((name) => name in SECRETS)).toEqual([])
  })

  it.each(withNames(POD_MANIFESTS))('%s runs with a read-only root file system', (_, manifest) => {
    expect(toContainer(manifest).securityContext).toMatchObject({ readOnlyRootFilesystem: true })
  })

  it.each(withNames(POD_MANIFESTS))('%s finds its settings, and the shop accepts them', (name, manifest) => {
    const [config, secret] = toContainer(manifest).envFrom
    expect([config, secret]).toEqual([
      { configMapRef: { name: 'rivendo' } },
      { secretRef: { name: 'rivendo' } },
    ])
    const mounted = manifest.spec.template.spec.volumes.flatMap(({ configMap }) => configMap?.name ?? [])
    expect(ofKind('ConfigMap').map(({ metadata }) => metadata.name)).toEqual(expect.arrayContaining(mounted))
    expect(readSettings(toSettings(manifest)).SHOP_ROLE).toBe(name)
  })

  it.each(withNames([...DEPLOYMENTS, ...ofKind('PodDisruptionBudget')]))(
    '%s selects its own pods',
    (name, { spec }) => {
      const pods = DEPLOYMENTS.find(({ metadata }) => metadata.name === name)
      expect(pods?.spec.template.metadata.labels).toEqual(spec.selector.matchLabels)
    },
  )

  it.each(withNames(DEPLOYMENTS))('%s opens the ports that its manifest names', (_, manifest) => {
    const { SHOP_ROLE, LISTEN_PORTS = [], DESK_PORT, METRICS_PORT } = readSettings(toSettings(manifest))
    const http = { web: LISTEN_PORTS[0], desk: DESK_PORT }[SHOP_ROLE as string]
    expect(
      Object.fromEntries(toContainer(manifest).ports.map((port) => [port.name, port.containerPort])),
    ).toEqual({
      ...(http !== undefined && { http }),
      metrics: METRICS_PORT,
    })
  })

  it.each(withNames(DEPLOYMENTS))('%s is probed where it answers', (name, manifest) => {
    const { readinessProbe, livenessProbe, startupProbe, ports } = toContainer(manifest)
    const known = ports.map((port) => port.name)
    const health = { httpGet: { path: '/healthz', port: 'http' } }
    const alive = known.includes('http') ? health : { tcpSocket: { port: 'metrics' } }
    const ready = name === 'web' ? { httpGet: { path: '/readyz', port: 'http' } } : alive
    expect({ readinessProbe, livenessProbe, startupProbe }).toMatchObject({
      readinessProbe: ready,
      livenessProbe: alive,
      startupProbe: alive,
    })
  })

  it.each([
    ['web', ['web']],
    ['desk', ['desk']],
    ['metrics', ['web', 'worker', 'desk']],
  ])('the service %s leads to ports of %j', (name, expected) => {
    const { selector, ports } = requireService(name).spec
    const selected = POD_MANIFESTS.filter(({ spec }) =>
      Object.entries(selector).every(([label, value]) => spec.template.metadata.labels[label] === value),
    )
    expect(selected.map(({ metadata }) => metadata.name).toSorted()).toEqual(expected.toSorted())
    for (const manifest of selected)
      expect(toContainer(manifest).ports.map((port) => port.name)).toContain(ports[0]?.targetPort)
  })

  it('sends visitors to a service that it has', () => {
    const text = JSON.stringify(ofKind('Ingress'))
    const backends = [...text.matchAll(/"service":\{"name":"(\w+)","port":\{"name":"(\w+)"\}\}/g)]
    expect(backends.length).toBeGreaterThan(0)
    for (const [, name = '', port] of backends)
      expect(requireService(name).spec.ports.map((one) => one.name)).toContain(port)
  })

  it('is scraped by the name of its service', () => {
    const { scrape_configs } = parse(read('deploy/monitoring/prometheus-kubernetes.yml'))
    const { metadata, spec } = requireService('metrics')
    const name = `_${spec.ports[0]?.name}._tcp.${metadata.name}.${KUSTOMIZATION.namespace}.svc.cluster.local`
    expect(scrape_configs[0].dns_sd_configs[0].names).toEqual([name])
    expect(SETTINGS.METRICS_ADDRESS).toBe('0.0.0.0')
  })
})
