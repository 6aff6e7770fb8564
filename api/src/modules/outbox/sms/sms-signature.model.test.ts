import { describe, expect, it } from 'vitest';
import { aliyunHeaders, canonicalQuery } from './aliyun-signature.model.ts';
import { tencentHeaders } from './tencent-signature.model.ts';

/* The examples of the providers' own documentation, with the signatures that stand there. */

describe('a signed request', () => {
  it('is the one of the documentation of Alibaba Cloud (request syntax and signature, version 3)', () => {
    const query = canonicalQuery({
      RegionId: 'cn-shanghai',
      ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
    });
    const { authorization } = aliyunHeaders({
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query,
      id: 'YourAccessKeyId',
      secret: 'YourAccessKeySecret',
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
    });
    expect(authorization).toMatch(/^ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;/);
    expect(authorization).toMatch(/Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0$/);
  });

  it('is the one of the documentation of Tencent Cloud (signature method, version 3)', () => {
    const { authorization } = tencentHeaders({
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      action: 'DescribeInstances',
      version: '2017-03-12',
      region: 'ap-guangzhou',
      body: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
      id: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
      secret: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
      timestamp: 1_551_113_065,
    });
    expect(authorization).toBe(
      'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, ' +
        'SignedHeaders=content-type;host, ' +
        'Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
    );
  });

  it('spells what it signs as RFC 3986 does', () => {
    expect(canonicalQuery({ b: "it's (1)*", a: '辰岳 a+b~c' })).toBe(
      'a=%E8%BE%B0%E5%B2%B3%20a%2Bb~c&b=it%27s%20%281%29%2A',
    );
  });
});
