// The thread of one SQLite file. Writes that wait are committed together, so that they share one flush to the disk; each
// is answered on its own, after the commit. Plain JavaScript, because the thread starts faster than a TypeScript loader.
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

const { file, isFile, timeout, schema } = workerData;
const LOCK = `${file}.lock`;
const CODES = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
};
/** Tables that aren't the bot's, where it has none. */
const FOREIGN = `SELECT 1 FROM sqlite_schema WHERE type = 'table'
  AND (SELECT group_concat(name) FROM pragma_table_info('keyv')) IS NOT 'key,value'`;

let database;
let statements;
/** Of the files as they were opened. */
let opened;
let lock;
/** The timer of another try to empty the log. */
let purging;
/** The pause before it, in ms. */
const PURGE_AGAIN = 250;
/** The lock's file, as it was locked. */
let lockedFile;

/** Changes when a file is deleted or replaced. */
function identityOf(...files) {
  const found = files.map((each) => statSync(each, { bigint: true, throwIfNoEntry: false }));
  return found.map((each) => `${each?.dev}:${each?.ino}`).join();
}

const identity = () => (isFile ? identityOf(file, `${file}-wal`) : '');

function open() {
  if (isFile) mkdirSync(dirname(file), { recursive: true });
  const fresh = new DatabaseSync(file, { timeout });
  try {
    if (fresh.prepare(FOREIGN).get())
      throw Object.assign(new Error('the database is of another program'), { errcode: 26 });
    // A committed write survives a power cut, with one flush instead of the rollback journal's several.
    fresh.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    // What's deleted is overwritten, or it would stay readable in the file.
    fresh.exec('PRAGMA secure_delete = ON');
    for (const sql of schema) fresh.exec(sql);
    // Only reading makes the log's file, if it isn't there.
    fresh.exec('SELECT 1 FROM keyv LIMIT 1');
  } catch (error) {
    fresh.close();
    throw error;
  }
  opened = identity();
  statements = new Map();
  return fresh;
}

/** Empties the log, which has what was deleted since, unless somebody reads it just now: then that's tried again. */
function purge() {
  clearTimeout(purging);
  try {
    database ??= open();
    // Nobody's call waits until others have read.
    database.exec('PRAGMA busy_timeout = 0');
    const [{ busy }] = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
    if (busy === 0) return;
  } catch {
    // The disk may be full, or the file gone.
  } finally {
    database?.exec(`PRAGMA busy_timeout = ${timeout}`);
  }
  purging = setTimeout(purge, PURGE_AGAIN);
}

function close() {
  clearTimeout(purging);
  database?.close();
  database = undefined;
}

/** What's open can't be read any more, so it can't be copied either. */
const DAMAGED = [11, 26];

/**
 * A file that was deleted is still open: all that's in it is copied to its place, so nothing is lost.
 * @returns whether the file is there again; if not, another has taken its place meanwhile
 */
function copyBack() {
  const copy = `${file}.copy`;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(copy, { force: true });
  database.prepare('VACUUM INTO ?').run(copy);
  const written = openSync(copy, 'r+');
  fsyncSync(written);
  closeSync(written);
  // What the log had is in the copy; a new file may not find an old log beside it.
  for (const rest of ['-wal', '-shm']) rmSync(`${file}${rest}`, { force: true });
  try {
    linkSync(copy, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(copy);
  }
  close();
  parentPort.postMessage([{ id: 0, mended: { kind: 'file' } }]);
  return true;
}

/** Saves what only the log has: it may be the one that was deleted, which stays readable until it's closed. */
function closeOutdated() {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Then what only the log has is written back from memory.
  }
  close();
}

function prepared(sql) {
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

/** ENOSPC: on a full disk, even what the log keeps in memory may have no room, which SQLite calls a disk I/O error. */
const NO_ROOM = 28;

function failed(id, { message, code, errcode, systemErrno }) {
  const known = systemErrno === NO_ROOM ? CODES[13] : CODES[errcode & 0xff];
  return { id, error: { message, code: known ?? code } };
}

function read({ id, sql, values }) {
  try {
    return { id, result: prepared(sql).all(...values) };
  } catch (error) {
    return failed(id, error);
  }
}

const all = ({ sql, values }) => prepared(sql).all(...values);
const run = ({ sql, values }) => prepared(sql).run(...values);

const WRITES = {
  /** All of its writes, if each of the conditions finds a row. */
  commit({ conditions, writes }) {
    if (!conditions.every((each) => all(each).length > 0)) return false;
    for (const each of writes) run(each);
    return true;
  },
  /** Changes each of the rows it finds. */
  claim({ found, change }) {
    const rows = all(found);
    for (const { id } of rows) run({ sql: change.sql, values: [...change.values, id] });
    return rows;
  },
};

/** What fails takes back what it has written itself, not what others have. */
function write(job) {
  database.exec('SAVEPOINT job');
  try {
    return { id: job.id, result: WRITES[job.kind](job) };
  } catch (error) {
    if (!database.isTransaction) throw error;
    database.exec('ROLLBACK TO job');
    return failed(job.id, error);
  } finally {
    if (database.isTransaction) database.exec('RELEASE job');
  }
}

function inTransaction(jobs) {
  database.exec('BEGIN IMMEDIATE');
  try {
    const answers = jobs.map(write);
    database.exec('COMMIT');
    return answers;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function attempt(jobs, work) {
  try {
    database ??= open();
    return work(jobs);
  } catch (error) {
    return jobs.map(({ id }) => failed(id, error));
  }
}

const isOutdated = () => database !== undefined && identity() !== opened;

/** @returns whether all that was in the file is in the one that has its place. @throws if that can't be yet */
function renew() {
  // Gone with the folder, perhaps.
  if (lock && identityOf(LOCK) !== lockedFile) unlock();
  const isGone = statSync(file, { throwIfNoEntry: false }) === undefined;
  try {
    if (isGone && copyBack()) return true;
  } catch (error) {
    if (!DAMAGED.includes(error.errcode & 0xff)) throw error;
  }
  closeOutdated();
  return false;
}

/** What was read from or written to a file that has been replaced meanwhile doesn't count. */
function answer(jobs, work) {
  if (jobs.length === 0) return;
  parentPort.postMessage(answersTo(jobs, work));
}

function answersTo(jobs, work) {
  try {
    if (isOutdated()) renew();
  } catch (error) {
    return jobs.map(({ id }) => failed(id, error));
  }
  const answers = attempt(jobs, work);
  try {
    return isOutdated() && !renew() ? attempt(jobs, work) : answers;
  } catch ({ message }) {
    // It's done in the file that was deleted, and may come to light yet.
    return jobs.map(({ id }) => failed(id, { message }));
  }
}

function unlock() {
  lock?.close();
  lock = undefined;
}

/** An open transaction on an empty database; the system ends it when the process ends. */
function hold() {
  if (!isFile || lock) return true;
  const connection = new DatabaseSync(LOCK, { timeout: 1 });
  try {
    connection.exec('BEGIN EXCLUSIVE');
    lock = connection;
    // Whoever had it may have been killed before it could.
    purge();
    lockedFile = identityOf(LOCK);
    return true;
  } catch (error) {
    connection.close();
    if (CODES[error.errcode & 0xff] === 'SQLITE_BUSY') return false;
    throw error;
  }
}

const OTHERS = {
  hold,
  unlock,
  purge,
  close() {
    unlock();
    close();
  },
};

parentPort.on('message', (first) => {
  const jobs = [...first];
  for (let next = receiveMessageOnPort(parentPort); next; next = receiveMessageOnPort(parentPort))
    jobs.push(...next.message);
  answer(
    jobs.filter(({ kind }) => kind === 'read'),
    (reads) => reads.map(read),
  );
  answer(
    jobs.filter(({ kind }) => kind in WRITES),
    inTransaction,
  );
  for (const { id, kind } of jobs.filter(({ kind }) => kind in OTHERS))
    try {
      const result = OTHERS[kind]();
      parentPort.postMessage([{ id, result }]);
    } catch (error) {
      parentPort.postMessage([failed(id, error)]);
    } finally {
      if (kind === 'close') parentPort.close();
    }
});
