/** Numbers that the same name always has, below 2^53: two runs of FNV-1a with different bases (53 of their 64 bits). */
export function idOfName(name: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let index = 0; index < name.length; index += 1) {
    const unit = name.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b);
    high ^= high >>> 13;
  }
  return (high & 0x1fffff) * 4294967296 + (low >>> 0);
}
