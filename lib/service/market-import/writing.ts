/**
 * One instance writes the market at a time: the job of a posting depends on the stored ones, so two writers would make
 * two jobs of one. The writer is elected in the records store and prolongs its lease while it works; an interrupted one
 * is followed by another when its time has run out.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { log } from '@/lib/platform';
import { holdMarket, releaseMarket, type ServiceRecords } from '../store';

const HELD_MS = 20_000;
const PROLONGED_MS = 5000;
const BETWEEN_TRIES_MS = 1000;

/** Another instance is the writer: it was before, or this one has not renewed its lease for too long. */
export class AnotherWrites extends Error {
  constructor() {
    super('another instance writes the market');
    this.name = 'AnotherWrites';
  }
}

/** This process ends; the rest of the work is done later. */
export class Stopped extends Error {
  constructor() {
    super('the process stops');
    this.name = 'Stopped';
  }
}

export type WritingOptions = {
  /** Ends the work at its next step, with `Stopped`. */
  stopping?: AbortSignal;
  /** Fails at once where another instance writes, instead of waiting for it. */
  isPatient?: boolean;
  heldMs?: number;
  prolongedMs?: number;
};

/** The right to write; `check` fails when it was lost, or the work is to stop. */
export type Writing = { check: () => void };

/** Becomes the one writer, and works as such. Throws `AnotherWrites` and `Stopped`. */
export async function asWriter<Result>(
  records: ServiceRecords,
  work: (writing: Writing) => Promise<Result>,
  { isPatient = true, stopping, heldMs = HELD_MS, prolongedMs = PROLONGED_MS }: WritingOptions = {},
): Promise<Result> {
  const holder = randomUUID();
  while (!(await holdMarket(records, holder, heldMs))) {
    if (!isPatient) throw new AnotherWrites();
    await setTimeout(BETWEEN_TRIES_MS);
  }
  let heldSince = performance.now();
  const prolong = async () => {
    const asked = performance.now();
    if (await holdMarket(records, holder, heldMs)) heldSince = asked;
  };
  const prolonging = setInterval(() => {
    prolong().catch((err: unknown) => log().warn({ err }, 'the writing of the market was not prolonged'));
  }, prolongedMs);
  const check = () => {
    if (stopping?.aborted) throw new Stopped();
    if (performance.now() - heldSince > heldMs) throw new AnotherWrites();
  };
  try {
    return await work({ check });
  } finally {
    clearInterval(prolonging);
    await releaseMarket(records, holder);
  }
}
