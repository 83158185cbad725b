import { describe, expect, it } from 'vitest';
import { encoded } from '@/lib/containers/testing/encode';
import { mayHoldCv } from './body';

const RUSSIAN = [
  'Здравствуйте, меня зовут Иван Петров, я ищу работу инженера в Самаре.',
  'Опыт работы: инженер-конструктор, завод «Прогресс», с 2014 по настоящее время отвечаю за чертежи и расчёты.',
  'Инженер, «Волга Мотор», март 2011 - август 2014. Механик, «Волга Мотор», май 2008 - март 2011.',
  'Образование: Самарский университет, сентябрь 2003 - июнь 2008. Языки: русский, английский, немецкий.',
].join('\r\n');
const JAPANESE = [
  '採用ご担当者様、はじめまして。山田太郎と申します。貴社の経理職に応募いたしますので、職務経歴をお送りいたします。',
  '2014年4月～2019年3月　株式会社さくら商事　経理部にて月次決算、年次決算、税務申告の資料作成を担当しました。',
  '2019年4月～現在　株式会社みどり工業　経理課長として八名の部下をまとめ、連結決算の早期化を進めています。',
  '2010年4月～2014年3月　青山大学経済学部経済学科を卒業しました。簿記一級、英語検定準一級を取得しています。',
  'お忙しいところ恐れ入りますが、面接の機会をいただければ幸いです。何卒よろしくお願い申し上げます。'.repeat(
    3,
  ),
].join('\r\n');

function mail(text: string, charset: string, type = 'text/plain'): Uint8Array {
  const head = `From: a@example.org\r\nMIME-Version: 1.0\r\nContent-Type: ${type}; charset=${charset}\r\n`;
  const body = Buffer.from(encoded(text, charset)).toString('base64').replace(/.{76}/g, '$&\r\n');
  return Buffer.from(`${head}Content-Transfer-Encoding: base64\r\n\r\n${body}\r\n`);
}

describe('the text of a mail', () => {
  it.each([
    ['windows-1251', RUSSIAN],
    ['koi8-r', RUSSIAN],
    ['shift_jis', JAPANESE],
    ['utf-8', JAPANESE],
  ])('is read in the charset that the mail declares: %s', async (charset, text) => {
    expect(await mayHoldCv(mail(text, charset))).toBe(true);
    expect(await mayHoldCv(mail(`<p>${text.replaceAll('\r\n', '<br>')}</p>`, charset, 'text/html'))).toBe(
      true,
    );
  });

  it('is no CV where it is short or has no spans of years, in any charset', async () => {
    expect(await mayHoldCv(mail(RUSSIAN.replace(/\d{4}/g, '12'), 'windows-1251'))).toBe(false);
    expect(await mayHoldCv(mail(JAPANESE.slice(0, 120), 'shift_jis'))).toBe(false);
  });
});
