import { type Result, succeed } from '../../kernel';
import { FlowBuilder } from '../flow';
import type { LineRole, ReadFailure, ReadLimits, SourceDocument } from '../model';
import { RtfMachine } from './machine';
import { pictureBytes } from './pictures';
import { type CapturedPart, initialState, type RtfState } from './state';
import { type RtfToken, RtfTokenizer } from './tokenizer';
import { carryOut } from './words';

/** Parts that are read later than their place in the file. */
const CAPTURED: Record<string, Pick<CapturedPart, 'role' | 'when'>> = {
  header: { role: 'header', when: 'now' },
  headerf: { role: 'header', when: 'now' },
  headerl: { role: 'header', when: 'now' },
  headerr: { role: 'header', when: 'now' },
  footer: { role: 'footer', when: 'atEnd' },
  footerf: { role: 'footer', when: 'atEnd' },
  footerl: { role: 'footer', when: 'atEnd' },
  footerr: { role: 'footer', when: 'atEnd' },
  footnote: { role: 'footer', when: 'atEnd' },
  shptxt: { role: 'paragraph', when: 'afterParagraph' },
  dptxbxtext: { role: 'paragraph', when: 'afterParagraph' },
};
const MAX_REPLAYS = 4;
const MAX_PICTURES = 40;

/** Reads an RTF file. */
export function readRtf(bytes: Uint8Array, limits: ReadLimits): Result<SourceDocument, ReadFailure> {
  return succeed(new RtfReader(bytes, limits).read());
}

class RtfReader {
  readonly #bytes: Uint8Array;
  readonly #tokenizer: RtfTokenizer;
  readonly #machine: RtfMachine;
  /** States that open groups will restore. */
  #stack: RtfState[] = [];
  #pending: number[] = [];
  #atEnd: CapturedPart[] = [];
  readonly #seen = new Set<string>();
  #replays = 0;

  constructor(bytes: Uint8Array, limits: ReadLimits) {
    this.#bytes = bytes;
    this.#tokenizer = new RtfTokenizer(bytes);
    this.#machine = new RtfMachine(new FlowBuilder(limits));
  }

  read(): SourceDocument {
    this.#run();
    this.#machine.flow.end();
    this.#replayPending();
    for (const part of this.#atEnd) this.#replay(part);
    return this.#machine.flow.finish('rtf', this.#machine.properties);
  }

  /** Reads until the group in which it starts is closed, or to the end. */
  #run(): void {
    const { flow } = this.#machine;
    const depth = this.#stack.length;
    while (!flow.stopped) {
      const token = this.#tokenizer.next();
      if (!token) break;
      if (token.type !== 'bytes' && token.type !== 'hex') this.#flush();
      if (token.type === 'close' && this.#stack.length <= depth && depth > 0) break;
      this.#step(token);
    }
    this.#flush();
  }

  #step(token: RtfToken): void {
    this.#machine.flow.countStep();
    const machine = this.#machine;
    if (token.type === 'open') {
      machine.skipCharacters = 0;
      this.#stack.push(machine.state);
      machine.state = { ...machine.state, ignorable: false, capture: undefined };
    } else if (token.type === 'close') this.#close();
    else if (token.type === 'word') this.#word(token.word, token.value);
    else if (token.type === 'symbol') this.#symbol(token.symbol);
    else if (token.type === 'hex') this.#byte(token.byte);
    else this.#plain(token.start, token.end);
  }

  #close(): void {
    const machine = this.#machine;
    machine.skipCharacters = 0;
    const closed = machine.state;
    const outer = this.#stack.pop();
    if (!outer) return;
    machine.state = outer;
    if (closed.picture && closed.picture !== outer.picture) this.#keepPicture(closed);
    if (closed.capture) this.#endCapture({ ...closed.capture, end: this.#tokenizer.position });
  }

  #word(word: string, value: number | undefined): void {
    const machine = this.#machine;
    const { state } = machine;
    if (word === 'u') this.#unicode(value ?? 0);
    else if (word === 'bin') this.#binary(value ?? 0);
    else if (state.destination === 'picture' || word === 'pict') this.#pictureWord(word);
    else this.#textWord(word, value);
  }

  #textWord(word: string, value: number | undefined): void {
    const machine = this.#machine;
    const { state } = machine;
    const captured = CAPTURED[word];
    if (captured && (state.destination === 'body' || state.destination === 'shape')) {
      state.capture = { ...captured, start: this.#tokenizer.position, end: 0 };
      state.destination = 'skip';
      return;
    }
    const isKnown = carryOut(machine, word, value);
    if (state.ignorable && !isKnown) state.destination = 'skip';
    state.ignorable = false;
    if (!machine.flow.isOpen) this.#replayPending();
  }

  #symbol(symbol: string): void {
    const machine = this.#machine;
    if (symbol === '*') machine.state.ignorable = true;
    else if (machine.skipCharacters > 0) machine.skipCharacters -= 1;
    else if (symbol === '~') machine.text(' ');
    else if (symbol === '_') machine.text('-');
    else if (symbol === '\\' || symbol === '{' || symbol === '}') machine.text(symbol);
    else if (symbol === '\n' || symbol === '\r') carryOut(machine, 'par', undefined);
    else if (symbol === '\t') machine.text('\t');
  }

  #byte(byte: number): void {
    if (this.#machine.skipCharacters > 0) this.#machine.skipCharacters -= 1;
    else this.#pending.push(byte);
  }

  #plain(start: number, end: number): void {
    const { state } = this.#machine;
    if (state.destination === 'skip' || state.destination === 'shape') return;
    if (state.destination === 'picture') {
      state.picture?.stretches.push({ start, end });
      return;
    }
    for (let index = start; index < end; index += 1) {
      const byte = this.#bytes[index] ?? 0;
      if (byte !== 0x0a && byte !== 0x0d) this.#byte(byte);
    }
  }

  #unicode(value: number): void {
    const machine = this.#machine;
    machine.text(machine.fonts.decodeUnit(value & 0xffff, machine.state.font));
    machine.skipCharacters = machine.state.unicodeSkip;
  }

  #flush(): void {
    if (this.#pending.length === 0) return;
    const text = this.#machine.fonts.decode(Uint8Array.from(this.#pending), this.#machine.state.font);
    this.#pending = [];
    this.#machine.text(text);
  }

  #binary(length: number): void {
    const start = this.#tokenizer.position;
    this.#tokenizer.seek(start + Math.max(0, length));
    const { picture } = this.#machine.state;
    if (picture) picture.binary = { start, end: this.#tokenizer.position };
  }

  #pictureWord(word: string): void {
    const { state } = this.#machine;
    if (word === 'pict' && state.destination !== 'skip') {
      state.destination = 'picture';
      state.picture = { isShown: false, stretches: [] };
    } else if (state.picture && (word === 'pngblip' || word === 'jpegblip')) state.picture.isShown = true;
  }

  #keepPicture({ picture }: RtfState): void {
    const { flow } = this.#machine;
    if (!picture?.isShown || flow.images.length >= MAX_PICTURES) return;
    const found = pictureBytes(this.#bytes, picture);
    if (found) flow.image(found.bytes, found.extension);
  }

  #endCapture(part: CapturedPart): void {
    const source = new TextDecoder('latin1').decode(this.#bytes.subarray(part.start, part.end));
    if (part.when !== 'afterParagraph' && this.#seen.has(source)) return;
    this.#seen.add(source);
    if (part.when === 'atEnd') this.#atEnd.push(part);
    else if (this.#machine.flow.isOpen) this.#machine.pendingParts.push(part);
    else this.#replay(part);
  }

  #replayPending(): void {
    const parts = this.#machine.pendingParts;
    this.#machine.pendingParts = [];
    for (const part of parts) this.#replay(part);
  }

  /** Reads a captured part as separate paragraphs and returns to where it was. */
  #replay(part: CapturedPart): void {
    if (this.#replays >= MAX_REPLAYS) return;
    this.#replays += 1;
    const machine = this.#machine;
    const before: [RtfState, LineRole, boolean, RtfState[], number] = [
      machine.state,
      machine.role,
      machine.inBox,
      this.#stack,
      this.#tokenizer.position,
    ];
    machine.state = initialState(machine.fonts.defaultFont);
    machine.role = part.role;
    machine.inBox = part.when === 'afterParagraph';
    this.#stack = [machine.state];
    this.#tokenizer.seek(part.start);
    this.#run();
    machine.flow.end();
    this.#replayPending();
    [machine.state, machine.role, machine.inBox, this.#stack] = before;
    this.#tokenizer.seek(before[4]);
    this.#replays -= 1;
  }
}
