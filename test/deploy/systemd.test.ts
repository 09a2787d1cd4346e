import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { EXIT } from '../../src/operations/exit-codes.ts';

const UNIT = 'deploy/round-table.service';

const settings = new Map(
  readFileSync(UNIT, 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the unit for systemd', () => {
  it('runs what npm start runs, in production', () => {
    // In place of its shell, so that signals reach it; Windows' shell can't do that.
    const [alone, otherwise] = scripts.start.split(' || ');
    expect(alone).toBe(`exec ${otherwise}`);
    expect(settings.get('ExecStart')).toBe(`/usr/bin/${otherwise}`);
    expect(settings.get('Environment')).toBe('NODE_ENV=production');
  });

  it('starts it again unless something has to be put right first', () => {
    expect(settings.get('Restart')).toBe('on-failure');
    expect(settings.get('RestartPreventExitStatus')).toBe(String(EXIT.settings));
    expect(settings.get('StartLimitIntervalSec')).toBe('0');
  });

  it('waits for it to be ready and to end, and watches it', () => {
    expect(settings.get('Type')).toBe('notify');
    expect(settings.get('NotifyAccess')).toBe('all');
    expect(settings.get('TimeoutStartSec')).toBe('infinity');
    expect(Number(settings.get('TimeoutStopSec'))).toBeGreaterThan(10);
    expect(Number(settings.get('WatchdogSec'))).toBeGreaterThan(0);
  });

  it('bounds its memory', () => {
    expect(settings.get('MemoryMax')).toBe('1G');
  });

  it('lets it write its store only', () => {
    const { host } = new URL(readConfig({}).storeUrl);
    expect(settings.get('ReadWritePaths')).toBe(`${settings.get('WorkingDirectory')}/${host}`);
    expect(settings.get('ProtectSystem')).toBe('strict');
    expect(settings.get('User')).toBe('round-table');
  });

  it.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)(
    'is one that systemd understands',
    () => {
      const { stderr, status } = spawnSync('systemd-analyze', ['verify', UNIT], { encoding: 'utf8' });
      expect(stderr.split('\n').filter((line) => line.includes('round-table.service'))).toEqual([]);
      expect(status).toBe(0);
    },
  );
});
