import { spawn, spawnSync } from 'node:child_process';

/** Whether there's a Python for the second check of shuffles. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Runs `scripts/fairness.py`. */
export function fairness(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('python3', ['scripts/fairness.py', ...args], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

const EACH_LINE = `
import importlib.util, sys
spec = importlib.util.spec_from_file_location("fairness", "scripts/fairness.py")
fairness = importlib.util.module_from_spec(spec)
spec.loader.exec_module(fairness)
for line in sys.stdin.buffer:
    try:
        fairness.check_line(line)
        print("true")
    except fairness.Lie as lie:
        print(ascii(str(lie)))
`;

/** What it says of each line, on its own: `true`, or what's a lie. */
export function fairnessOfEach(lines: readonly Buffer[]): Promise<string[]> {
  const child = spawn('python3', ['-c', EACH_LINE], { stdio: ['pipe', 'pipe', 'inherit'] });
  const said: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  child.stdin.end(Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')])));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(said.join('').trimEnd().split('\n')));
  });
}
