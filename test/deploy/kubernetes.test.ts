import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig, VARIABLES } from '../../src/config.ts';

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Container {
  readonly image: string;
  readonly env: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: { readonly fieldRef: { readonly fieldPath: string } };
  }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly startupProbe: Probe;
}

interface Workload {
  readonly spec: {
    readonly replicas: number;
    readonly selector: { readonly matchLabels: object };
    readonly template: {
      readonly metadata: { readonly labels: object };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly securityContext: { readonly runAsNonRoot: boolean };
        readonly containers: readonly [Container];
      };
    };
  };
}

interface Service {
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly clusterIP?: string;
    readonly selector: object;
    readonly ports: readonly { readonly port: number; readonly targetPort?: string }[];
  };
}

interface Balancer {
  readonly spec: {
    readonly replicas: number;
    readonly selector: { readonly matchLabels: object };
    readonly template: {
      readonly spec: { readonly containers: readonly [Pick<Container, 'env' | 'ports'>] };
    };
  };
}

interface Secret {
  readonly stringData: Readonly<Record<string, string>>;
}

const manifests = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8')).map(
  (each) => each.toJS() as { readonly kind: string },
);
const ofKind = <Manifest>(kind: string) =>
  manifests.filter((each) => each.kind === kind) as unknown as readonly Manifest[];
const statefulSet = ofKind<Workload>('StatefulSet')[0]!;
const named = (name: string) => (each: { readonly metadata: { readonly name: string } }) =>
  each.metadata.name === name;
const deployments = ofKind<Workload & Service>('Deployment');
const deployment = deployments.find(named('round-table-interactions'))! as Workload;
const balancer = deployments.find(named('round-table-balancer'))! as Balancer;
const services = ofKind<Service>('Service');
const secret = ofKind<Secret>('Secret')[0]!;
const workloads = [statefulSet, deployment];
const containerOf = (workload: Workload) => workload.spec.template.spec.containers[0];

/** What the pod's container is started with. */
function environmentOf(workload: Workload, ordinal: number): Record<string, string> {
  const own = containerOf(workload).env.map(({ name, value }): [string, string] => [
    name,
    value === undefined ? String(ordinal) : value.replace('$(POD_INDEX)', String(ordinal)),
  ]);
  return { ...secret.stringData, ...Object.fromEntries(own), DISCORD_TOKEN: 'a.b.c' };
}

describe('the example for Kubernetes', () => {
  it('sets what the bot knows, and its values are valid in each pod', () => {
    for (const workload of workloads)
      for (let ordinal = 0; ordinal < workload.spec.replicas; ordinal++) {
        const { POD_INDEX, ...settings } = environmentOf(workload, ordinal);
        expect([...Object.keys(VARIABLES), 'NODE_ENV']).toEqual(
          expect.arrayContaining(Object.keys(settings)),
        );
        expect(readConfig({ ...settings, NODE_ENV: 'production' }).metrics).toEqual({
          host: '0.0.0.0',
          port: 9464,
        });
      }
  });

  it('gives each shard to one pod', () => {
    const { replicas } = statefulSet.spec;
    const shards = Array.from({ length: replicas }, (_, at) => environmentOf(statefulSet, at).SHARDS);
    expect(shards).toEqual(Array.from({ length: replicas }, (_, at) => `${at}/${replicas}`));
    const [index] = containerOf(statefulSet).env;
    expect(index?.valueFrom?.fieldRef.fieldPath).toBe("metadata.labels['apps.kubernetes.io/pod-index']");
  });

  it('stays within Discord’s requests', () => {
    for (const workload of workloads) {
      const each = Number(environmentOf(workload, 0).GLOBAL_REQUESTS);
      expect(each * workload.spec.replicas).toBeLessThanOrEqual(50);
    }
  });

  it('has workers that answer over HTTP without a gateway', () => {
    const { GATEWAY, INTERACTIONS_PORT } = environmentOf(deployment, 0);
    expect(GATEWAY).toBe('off');
    const { ports } = containerOf(deployment);
    expect(ports).toContainEqual({ name: 'interactions', containerPort: Number(INTERACTIONS_PORT) });
  });

  it('has a load balancer in front of them, which finds them by the name of a headless service', () => {
    const front = services.find(named('round-table-interactions'))!;
    expect(front.spec.selector).toEqual(balancer.spec.selector.matchLabels);
    expect(front.spec.ports[0]?.targetPort).toBe('interactions');
    const processes = services.find(named('round-table-processes'))!;
    expect(processes.spec.selector).toEqual(deployment.spec.selector.matchLabels);
    expect(processes.spec.clusterIP).toBe('None');
    const { INTERACTIONS_PORT } = environmentOf(deployment, 0);
    const [{ env, ports }] = balancer.spec.template.spec.containers;
    expect(env.find(({ name }) => name === 'PROCESSES')?.value).toBe(
      `round-table-processes.$(NAMESPACE).svc.cluster.local:${INTERACTIONS_PORT}`,
    );
    expect(ports).toEqual([{ name: 'interactions', containerPort: 8080 }]);
    expect(balancer.spec.replicas).toBe(1);
  });

  it('is probed where the bot answers', () => {
    for (const workload of workloads) {
      const { livenessProbe, readinessProbe, startupProbe, ports } = containerOf(workload);
      expect(livenessProbe.httpGet).toEqual({ path: '/livez', port: 'metrics' });
      expect(startupProbe.httpGet).toEqual({ path: '/livez', port: 'metrics' });
      expect(readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'metrics' });
      expect(ports).toContainEqual({ name: 'metrics', containerPort: 9464 });
    }
  });

  it('runs one image, not as root, and lets it end by itself', () => {
    expect(new Set(workloads.map((each) => containerOf(each).image)).size).toBe(1);
    for (const { spec } of workloads) {
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(10);
      expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true);
      expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    }
  });
});
