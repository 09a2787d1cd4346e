import { readFileSync } from 'node:fs';

/** Of Linux, per second. */
const TICKS = 100;
/** Of Linux, in bytes. */
const PAGE = 4096;

/** Processor time that a process has used so far, in ms; null where the system doesn't tell. */
export function processorTimeOf(pid: number): number | null {
  const text = read(pid, 'stat');
  if (text === null) return null;
  // The name before it may contain anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** Resident memory of a process, in MB; null where the system doesn't tell. */
export function memoryOf(pid: number): number | null {
  const text = read(pid, 'statm');
  return text === null ? null : (Number(text.split(' ')[1]) * PAGE) / 1e6;
}

function read(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}
